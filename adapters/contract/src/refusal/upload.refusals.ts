import { PICTURE_MEGAPIXELS_MAX, UPLOAD_LIMITS_DEFAULT } from '@jangteo/core/upload/upload.rules'
import { UPLOAD_MESSAGES } from '@jangteo/core/upload/upload.messages'
import { z } from 'zod'

const FILES = UPLOAD_LIMITS_DEFAULT

/** The refusals of uploaded files. */
export const UPLOAD_REFUSALS = {
  FILE_COUNT_EXCEEDED: {
    status: 409,
    message: UPLOAD_MESSAGES.FILE_COUNT_EXCEEDED({ max: FILES.countMax }),
    data: z.object({ max: z.int() }),
  },
  FILE_FORMAT_UNSUPPORTED: {
    status: 415,
    message: UPLOAD_MESSAGES.FILE_FORMAT_UNSUPPORTED(),
    data: z.object({ name: z.string() }),
  },
  FILE_TOO_LARGE: {
    status: 413,
    message: UPLOAD_MESSAGES.FILE_TOO_LARGE({ megabytes: FILES.imageMegabytesMax, name: '' }),
    data: z.object({ megabytes: z.number(), name: z.string() }),
  },
  FILES_TOO_LARGE: {
    status: 413,
    message: UPLOAD_MESSAGES.FILES_TOO_LARGE({ megabytes: FILES.totalMegabytesMax }),
    data: z.object({ megabytes: z.number() }),
  },
  FILE_PIXELS_EXCEEDED: {
    status: 413,
    message: UPLOAD_MESSAGES.FILE_PIXELS_EXCEEDED({ megapixels: PICTURE_MEGAPIXELS_MAX }),
    data: z.object({ megapixels: z.int(), name: z.string() }),
  },
  FILE_PROCESSING_BUSY: { status: 503, message: UPLOAD_MESSAGES.FILE_PROCESSING_BUSY() },
  FILE_PROCESSING_FAILED: {
    status: 422,
    message: UPLOAD_MESSAGES.FILE_PROCESSING_FAILED(),
    data: z.object({ name: z.string() }),
  },
  FILE_NOT_FOUND: { status: 409, message: UPLOAD_MESSAGES.FILE_NOT_FOUND() },
} as const
