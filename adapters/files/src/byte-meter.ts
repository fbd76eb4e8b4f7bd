import { Transform } from 'node:stream'

/** Lets bytes through and fails at the end unless they were as many as announced. */
export function byteMeter(byteCount: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      done(null, chunk)
    },
    flush(done) {
      done(seen === byteCount ? null : new Error(`${byteCount} bytes were announced, ${seen} came`))
    },
  })
}
