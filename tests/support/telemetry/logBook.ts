import { createLog } from '@jangteo/server/app/log'
import { z } from 'zod'

const logLine = z.record(z.string(), z.unknown()).readonly()
export type LogLine = z.infer<typeof logLine>

/** Reads a line of a log. */
export function readLogLine(text: string): LogLine {
  return logLine.parse(JSON.parse(text))
}

/** A log like a server's, whose lines a test reads. */
export function aLogBook() {
  const texts: string[] = []
  const log = createLog('development', { write: (text: string) => void texts.push(text) })
  const lines = () => texts.map(readLogLine)
  return {
    log,
    text: () => texts.join(''),
    lines,
    /** The lines with a message, without what differs from run to run. */
    named: (message: string) => lines().filter(({ msg }) => msg === message),
    forget: () => void texts.splice(0),
  }
}
