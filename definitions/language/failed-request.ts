/** Failed request, as the backend's log records it. */
export interface FailedRequest {
  method: string;
  path: string;
  status: number;
  /** Backend time, in milliseconds. */
  at: number;
}
