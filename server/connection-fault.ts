const ofIssuer = /SELF_SIGNED|UNABLE_TO|ISSUER|UNTRUSTED|INVALID_CA/;
const ofCertificate = /CERT|CRL|HOSTNAME_MISMATCH/;

/** Certificate error: the reason, and advice as a sentence. */
interface CertificateFault {
  reason: string;
  advice: string;
}

/** Finds the certificate error behind a connection error; undefined if there is none. */
export function certificateFault(error: unknown): CertificateFault | undefined {
  const { code = "", message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (ofIssuer.test(code))
    return {
      reason: message,
      advice: "If it is yours, start with its authority's certificate in NODE_EXTRA_CA_CERTS=FILE.",
    };
  if (ofCertificate.test(code))
    return { reason: message, advice: "Renew the certificate, or use an address that it names." };
  return cause === undefined ? undefined : certificateFault(cause);
}

/** Returns a sentence that says why an address is unreachable and what to do. `error` is the value `fetch` threw. */
export function unreachableSentence(address: string, error: unknown): string {
  const fault = certificateFault(error);
  if (fault) return `The certificate of ${address} is not trusted (${fault.reason}). ${fault.advice}`;
  const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  const reason = reasons[code ?? ""] ?? (code?.startsWith("ERR_SSL") ? noTls : undefined);
  return `Nothing answers at ${address}${reason ? ` (${reason})` : ""}: start that backend, or correct --backend.`;
}

const noTls = "it does not speak TLS: use http:// instead of https://";

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name is unknown",
  EAI_AGAIN: "the name cannot be resolved",
  EPROTO: noTls,
};
