import { ownDashboard } from "../../../definitions/backend/limits";

/** Where the backend's API begins: the folder above the page, or what the root element's `data-api` says. */
export const apiBase = (): URL => new URL(document.documentElement.dataset["api"] ?? "../", document.baseURI);

/** Where the backend serves its own dashboard. */
export const ownDashboardUrl = (): string => new URL(ownDashboard.path.slice(1), apiBase()).href;

/** Whether the page stands where the backend's own dashboard does: what serves it there also knows the installer. */
export const standsAtOwnDashboard = (): boolean => ownDashboardUrl() === new URL("./", document.baseURI).href;
