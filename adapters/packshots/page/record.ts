/** Pictures of a video as PNG URLs, and how they are recorded. */
export type Recording = {
  readonly pictures: readonly string[]
  readonly type: string
  readonly bitsPerSecond: number
  /** Milliseconds that each picture is shown. */
  readonly eachMs: number
}

declare global {
  // The page is driven from outside through this function, too.
  var recordVideo: (recording: Recording) => Promise<string>
}

async function load(src: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return picture
}

function readUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '')
    })
    reader.readAsDataURL(blob)
  })
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

globalThis.recordVideo = async ({ pictures: urls, type, bitsPerSecond, eachMs }) => {
  const pictures = await Promise.all(urls.map(load))
  const [first] = pictures
  if (first === undefined) throw new Error('A video shows nothing')
  const canvas = document.createElement('canvas')
  canvas.width = first.width
  canvas.height = first.height
  const brush = canvas.getContext('2d')
  const stream = canvas.captureStream(0)
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitsPerSecond })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve)
  })
  recorder.start()
  for (const picture of pictures) {
    brush?.drawImage(picture, 0, 0)
    const [track] = stream.getVideoTracks()
    if (track instanceof CanvasCaptureMediaStreamTrack) track.requestFrame()
    await wait(eachMs)
  }
  recorder.stop()
  await stopped
  return readUrl(new Blob(parts, { type }))
}
