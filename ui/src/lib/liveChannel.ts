import type { LiveReport, LiveRequest } from './liveMessage.ts'

type LiveChannel<Sent> = {
  readonly post: (message: Sent) => void
  readonly close: () => void
}

const REPORTS = 'jangteo:charts'
const REQUESTS = 'jangteo:chartRequests'

/** A way out and a way in, both to every other tab of this origin in this browser and nowhere else. */
function open<Sent>(
  [outName, inName]: readonly [string, string],
  hear: (message: MessageEvent) => void,
): LiveChannel<Sent> {
  const [out, into] = [new BroadcastChannel(outName), new BroadcastChannel(inName)]
  into.addEventListener('message', hear)
  return {
    post: out.postMessage.bind(out),
    close() {
      out.close()
      into.close()
    },
  }
}

/** The side of a page whose charts are watched. */
export function openShopChannel(hear: (request: LiveRequest) => void): LiveChannel<LiveReport> {
  return open([REPORTS, REQUESTS], ({ data }: MessageEvent<LiveRequest>) => hear(data))
}

/** The side of the flow viewer. */
export function openViewerChannel(hear: (report: LiveReport) => void): LiveChannel<LiveRequest> {
  return open([REQUESTS, REPORTS], ({ data }: MessageEvent<LiveReport>) => hear(data))
}
