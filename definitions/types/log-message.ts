// Log entry since v0.20: a request or another event.
export interface LogMessage {
  id: string;
  created: string;
  /** From -4 (debug) to 8 (error). */
  level: number;
  message: string;
  data: LogData;
}

// Data of a request. Other entries have their own keys.
export interface LogData {
  type?: string;
  method?: string;
  url?: string;
  status?: number;
  auth?: string;
  execTime?: number;
  referer?: string;
  userAgent?: string;
  /**
   * The id of the account that made the request, where log settings keep it.
   * @since v0.23
   */
  authId?: string;
  /** @before v0.23 */
  userIp?: string;
  /** @since v0.23 */
  userIP?: string;
  /** @before v0.23 */
  remoteIp?: string;
  /** @since v0.23 */
  remoteIP?: string;
  error?: string;
  details?: unknown;
}
