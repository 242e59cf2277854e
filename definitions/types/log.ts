// Logged request.
export interface LogEntry {
  id: string;
  created: string;
  method: string;
  url: string;
  referer: string;
  remoteIp: string;
  userIp: string;
  userAgent: string;
  status: number;
  auth: string;
  meta: LogMeta;
}

export interface LogMeta {
  errorMessage?: string;
  errorDetails?: string;
}
