import { useEffect } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { formatDuration } from "../../../values/time/duration";
import { minute } from "../../../values/time/moment";
import { interpolate } from "../../../values/text/text";
import { useServerClock } from "../../../backend/session/server-clock";
import { showToast } from "../../../browser/toasts";

/** Warns once if this computer's clock is wrong. Times computed from it, such as a chart's end, are then wrong too. */
export function useClockWarning(): void {
  const ahead = useServerClock((clock) => clock.ahead ?? 0);
  const isReported = useServerClock((clock) => clock.isReported);
  useEffect(() => {
    if (ahead === 0 || isReported) return;
    useServerClock.setState({ isReported: true });
    const span = formatDuration(Math.round(Math.abs(ahead) / minute) * 60);
    showToast("warning", interpolate(ahead < 0 ? texts.clockOff.ahead : texts.clockOff.behind, { span }));
  }, [ahead, isReported]);
}
