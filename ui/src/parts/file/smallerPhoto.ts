import { photoSize } from '@jangteo/core/upload/photo.rules'
import type { PixelSize } from '@jangteo/core/upload/thumbnail.rules'
import { MEGABYTE_BYTES } from '@jangteo/core/upload/upload.rules'

/** A lighter file of a camera has fewer pixels than the limit, and is not decoded to know it. */
const LIGHT_BYTES_MAX = 2 * MEGABYTE_BYTES
const PHOTO = /\.(?:jpe?g|png)$/i
const QUALITY = 0.92

function draw(photo: ImageBitmap, size: PixelSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  canvas.getContext('2d')?.drawImage(photo, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/**
 * A photo as it is sent: with fewer pixels where a camera took more than may be uploaded. One that this browser cannot
 * decode is sent as it is, and the market's answer names what is wrong. Source: decision 056.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.size <= LIGHT_BYTES_MAX || !PHOTO.test(file.name)) return file
  const photo = await createImageBitmap(file).catch(() => null)
  if (photo === null) return file
  const size = photoSize(photo)
  const drawn = size.width < photo.width ? await draw(photo, size) : null
  photo.close()
  if (drawn === null) return file
  return new File([drawn], file.name.replace(PHOTO, '.jpg'), { type: 'image/jpeg' })
}
