import {
  thumbnailMoment,
  thumbnailSize,
  VIDEO_THUMBNAIL,
} from '@jangteo/core/upload/thumbnail.rules'

const LOAD_TIMEOUT_MS = 10_000

function draw(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const size = thumbnailSize({ width: video.videoWidth, height: video.videoHeight })
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('cannot get canvas context'))
  context.drawImage(video, 0, 0, size.width, size.height)
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) =>
      blob === null ? reject(new Error('cannot get canvas context')) : resolve(blob)
    canvas.toBlob(keep, VIDEO_THUMBNAIL.mediaType, VIDEO_THUMBNAIL.quality)
  })
}

/** Shows a video the moment that its still is of. */
function seek(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('error loading video'))
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS)
    video.addEventListener('error', fail)
    video.addEventListener('loadeddata', () => {
      video.currentTime = thumbnailMoment(video.duration)
    })
    video.addEventListener('seeked', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * A still of a video, made in this browser: after a second, 640 pixels at most, JPEG at 0.8. Throws 'error loading
 * video' for one that this browser does not play, and 'cannot get canvas context'. Source: spec §8, §9.
 */
export async function videoStill(file: Blob): Promise<Blob> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
  try {
    await seek(video)
    return await draw(video)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}
