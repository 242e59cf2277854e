import { calls } from "../../../definitions/backend/calls";
import { objectQuery } from "../../backend/api/queries";

/** Query of the cron jobs. Running one changes none of them. */
export const jobsQuery = objectQuery(calls.listCrons);
