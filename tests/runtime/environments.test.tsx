import { describe, expect, it, vi } from "vitest";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { sharedKeys } from "../../definitions/limits/shared-keys";
import { storageKeys } from "../../definitions/limits/storage-keys";
import { apiBase, standsAtOwnDashboard } from "../../src/backend/api/base-url";
import { readText, writeText } from "../../src/browser/browser-storage";
import { keyIn } from "../../src/browser/environment";
import { environment, environments, placeOf } from "../../src/browser/environments";
import { hasSessionIn } from "../../src/backend/session/session-in";
import { twoEnvironments } from "../support/environments";
import { session } from "../support/fixtures";
import { subscribeToStored, writeStored } from "../../src/browser/local-storage";

const all = twoEnvironments(true);

const enter = (name: string, place = all.find((each) => each.name === name)?.place): void =>
  void Object.assign(document.documentElement.dataset, {
    place,
    environment: name,
    environments: JSON.stringify(all),
  });

const shared = new Set<string>(Object.values(sharedKeys));

describe("a page of one among several environments", () => {
  it("knows itself and the others", () => {
    expect([environment(), environments()]).toEqual([undefined, []]);
    enter("production");
    expect([environment(), environments()]).toEqual([all[1], all]);
  });

  it("keeps its API in its own folder, where it stands for the backend's dashboard", () => {
    document.documentElement.dataset["api"] = "./";
    expect(apiBase().href).toBe(new URL("./", document.baseURI).href);
    enter("staging");
    expect(standsAtOwnDashboard()).toBe(true);
  });

  it("keeps stored values apart, but for preferences", () => {
    for (const key of [sessionKey, ...Object.values(storageKeys), "users@columnWidths"]) {
      for (const { name } of all) {
        enter(name);
        writeText(key, name);
      }
      expect(readText(key)).toBe("production");
      enter("staging");
      expect(readText(key)).toBe(shared.has(key) ? "production" : "staging");
    }
    expect(localStorage.getItem(sessionKey)).toBeNull();
    expect(
      Object.keys(localStorage)
        .filter((key) => !key.includes("@"))
        .toSorted(),
    ).toEqual([...shared].toSorted());
  });

  it("names the keys of another environment", () => {
    enter("staging");
    expect(keyIn(sessionKey, placeOf("production"))).toBe("pb_admin_auth@production.2");
    localStorage.setItem("pb_admin_auth@production.2", JSON.stringify(session));
    expect([hasSessionIn("production"), hasSessionIn("unknown")]).toEqual([true, false]);
  });

  it("hears of changes in its own tabs only", () => {
    enter("staging");
    const changed = vi.fn();
    const stop = subscribeToStored(sessionKey, changed);
    for (const name of ["production", "staging"]) {
      const key = keyIn(sessionKey, placeOf(name));
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: name }));
    }
    stop();
    expect(changed.mock.calls).toEqual([["staging"]]);
  });

  it("drops only its own value", () => {
    enter("production");
    writeStored(sessionKey, "p");
    enter("staging");
    writeStored(sessionKey, "s");
    writeStored(sessionKey, undefined);
    expect({ ...localStorage }).toEqual({ "pb_admin_auth@production.2": "p" });
  });

  it("gives another backend of the same name nothing of the first one", () => {
    enter("production");
    writeText(sessionKey, "p");
    enter("production", "production.3");
    expect(readText(sessionKey)).toBeUndefined();
  });
});
