import type { Page } from '@playwright/test'

/** Records a video of a second and a half and more that this browser plays, 800 × 400. */
export async function recordVideo(
  page: Page,
  mimeType: 'video/mp4;codecs=vp9' | 'video/webm',
): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: wanted })
    const pieces: Blob[] = []
    /** The first frame is encoded: a recording that is stopped before that has none. */
    let begunAt = Number.POSITIVE_INFINITY
    recorder.addEventListener('dataavailable', ({ data }) => {
      pieces.push(data)
      if (data.size > 0) begunAt = Math.min(begunAt, performance.now())
    })
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start(100)
    const startedAt = performance.now()
    while (performance.now() - begunAt < 1_500) {
      context?.fillRect(0, 0, 800, ((performance.now() - startedAt) / 4) % 400)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  }, mimeType)
  return Buffer.from(bytes)
}
