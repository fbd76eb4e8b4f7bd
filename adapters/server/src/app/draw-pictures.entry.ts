// Draws what is missing of the demo's pictures, in a process that ends with it: what the image library and
// the catalogue hold in memory no longer exists when the market opens. Notify a line for every picture.
import { makePictures } from '@jangteo/demo/pictures'
import { reportFailure } from './report-failure.ts'
import { stopWithSignals } from './stop-with-signals.ts'

const { signal } = stopWithSignals()
try {
  await makePictures({
    signal,
    onProgress: (done, total) => process.stdout.write(`${done} of ${total}\n`),
  })
} catch (error) {
  reportFailure(error, signal)
}
process.exit()
