import { backendDashboard } from "../../../definitions/backend/backend-limits";
import { environmentName } from "../../browser/environment";

/** Returns the base URL of the API: the `data-api` attribute of the root element, or the folder above the page. */
export const apiBase = (): URL => new URL(document.documentElement.dataset["api"] ?? "../", document.baseURI);

/** Returns the URL of the backend's built-in dashboard. */
export const ownDashboardUrl = (): string => new URL(backendDashboard.path.slice(1), apiBase()).href;

/** Returns whether this page replaces the built-in dashboard. Then the server also serves the installer. */
export const standsAtOwnDashboard = (): boolean =>
  environmentName() !== undefined || ownDashboardUrl() === new URL("./", document.baseURI).href;

/** Parameter by which the built-in dashboard asks for the installer. */
export const installerFlag = backendDashboard.flag;
