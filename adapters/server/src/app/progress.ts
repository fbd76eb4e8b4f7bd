/** Output for progress lines; on a terminal a line is overwritten, in a file appended. */
export type ProgressOutput = {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/** Reports the progress of a running step, such as `12 of 60`. */
export type Report = (detail: string) => void

export type Progress = {
  readonly step: <Result>(
    title: string,
    work: (report: Report) => Promise<Result>,
  ) => Promise<Result>
}

/** A shorter step is not worth a line. */
const SILENT_MS = 1000

/** Shows every step that takes longer than a second: its title, the seconds, what it is at. */
export function createProgress(output: ProgressOutput): Progress {
  return {
    step: async (title, work) => {
      const startedAt = performance.now()
      let detail = ''
      let isShown = false
      const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
      const show = () => {
        if (output.isTTY === true) output.write(`\r\u001B[K  ${title} … ${seconds()} s ${detail}`)
        else if (!isShown) output.write(`  ${title} …\n`)
        isShown = true
      }
      const timer = setInterval(show, SILENT_MS)
      try {
        return await work((text) => {
          detail = text
        })
      } finally {
        clearInterval(timer)
        const back = output.isTTY === true ? '\r\u001B[K' : ''
        if (isShown) output.write(`${back}  ${title}: ${seconds()} s\n`)
      }
    },
  }
}
