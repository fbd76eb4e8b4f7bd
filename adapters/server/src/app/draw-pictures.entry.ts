// Draws what is missing of the pictures of a scope, in a process that ends with it: what the image library and
// the catalogue hold in memory no longer exists when the market opens. Notify a line for every picture.
import { makePictures } from '@jangteo/demo/pictures'
import { PICTURE_SCOPES, type PictureScope } from '@jangteo/demo/pictures/scope'
import { reportFailure } from './report-failure.ts'
import { stopWithSignals } from './stop-with-signals.ts'

const { signal } = stopWithSignals()

function scopeOf(word: string | undefined): PictureScope {
  const scope = PICTURE_SCOPES.find((one) => one === word)
  if (scope === undefined) throw new Error(`scope of the pictures missing: ${word}`)
  return scope
}

try {
  await makePictures({
    scope: scopeOf(process.argv[2]),
    signal,
    onProgress: (done, total) => process.stdout.write(`${done} of ${total}\n`),
  })
} catch (error) {
  reportFailure(error, signal)
}
process.exit()
