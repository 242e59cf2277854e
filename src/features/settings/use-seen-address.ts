import { useQuery } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { objectQuery } from "../../backend/api/queries";
import type { Health } from "../../../definitions/types/health";

/** Returns how the backend sees this browser; undefined while loading. */
export const useSeenAddress = (): Health["data"] => useQuery(objectQuery(calls.readHealth)).data?.data;
