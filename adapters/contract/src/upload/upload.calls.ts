import { FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import { REQUEST_FILE_COUNT_MAX } from '@jangteo/core/upload/upload.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { uploadedFile } from './upload.schemas.ts'

/** Path of the upload form, below `/api`. */
export const UPLOAD_PATH = '/systems/files/uploads'

/** Path of the form of a store's pictures, below `/api`. */
export const SELLER_UPLOAD_PATH = '/sellers/pictures'

/** Path of the form of pictures that operators show, below `/api`. */
export const OPERATOR_UPLOAD_PATH = '/operators/pictures'

/** Path of the form of evidence that operators add to claims, below `/api`. */
export const EVIDENCE_UPLOAD_PATH = '/operators/evidence'

const FILES = {
  type: 'array' as const,
  maxItems: REQUEST_FILE_COUNT_MAX,
  items: { type: 'string' as const, format: 'binary' },
}

/** Its body is read as it arrives, and takes as long as that takes. Source: decision 034. */
const UPLOADS_PER_MINUTE_MAX = 30

/** Body of the upload form as OpenAPI has it: no schema reads it. */
const UPLOAD_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['filesTypeEnum'],
        anyOf: [{ required: ['files'] }, { required: ['filesList'] }],
        properties: {
          filesTypeEnum: { type: 'string' as const, enum: [...FILE_KINDS] },
          files: { ...FILES, minItems: 1 },
          filesList: { ...FILES, minItems: 1, description: '`files`와 같아요.' },
          thumbnails: {
            ...FILES,
            description: '동영상의 미리보기 JPEG. 이름 `0.jpg`는 첫째 파일의 것이에요.',
          },
        },
      },
    },
  },
}

const formRefusals = refusals(
  'FILE_COUNT_EXCEEDED',
  'FILE_FORMAT_UNSUPPORTED',
  'FILE_TOO_LARGE',
  'FILES_TOO_LARGE',
  'FILE_PIXELS_EXCEEDED',
  'FILE_PROCESSING_BUSY',
  'FILE_PROCESSING_FAILED',
)

const storedFiles = z.object({ filesList: z.array(uploadedFile) })

/**
 * Keeps files of one kind, five at most, for a claim, a review or an application to name within a day; those of callers
 * without a session belong to their device. A PDF is an image here. All of
 * a request are stored, or none. The form is read piece by piece, so no schema reads it.
 */
const files = call({ who: 'anybody', triesPerMinuteMax: UPLOADS_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: UPLOAD_PATH,
    summary: '파일 올리기',
    tags: ['upload'],
    spec: (operation) => ({ ...operation, requestBody: UPLOAD_BODY }),
  })
  .errors(formRefusals)
  .output(storedFiles)

/** Keeps pictures of a store, five at most, for its products to name within a day. Read piece by piece, too. */
const pictures = call({
  who: 'seller',
  permission: 'GOODS',
  triesPerMinuteMax: UPLOADS_PER_MINUTE_MAX,
})
  .route({
    method: 'POST',
    path: SELLER_UPLOAD_PATH,
    summary: '상품 사진 올리기',
    tags: ['seller'],
    spec: (operation) => ({ ...operation, requestBody: UPLOAD_BODY }),
  })
  .errors(formRefusals)
  .output(storedFiles)

export const uploadCalls = { files }

/** Keeps pictures of an operator, five at most, for a page, an exhibition, an event or a benefit to name within a day. */
const shown = call({
  who: 'operator',
  permission: 'DISPLAY',
  triesPerMinuteMax: UPLOADS_PER_MINUTE_MAX,
})
  .route({
    method: 'POST',
    path: OPERATOR_UPLOAD_PATH,
    summary: '전시 그림 올리기',
    tags: ['display'],
    spec: (operation) => ({ ...operation, requestBody: UPLOAD_BODY }),
  })
  .errors(formRefusals)
  .output(storedFiles)

export const sellerUploadCalls = { pictures }

/** Keeps evidence of an operator, five files at most, for a claim to name within a day. */
const evidence = call({
  who: 'operator',
  permission: 'CLAIMS',
  triesPerMinuteMax: UPLOADS_PER_MINUTE_MAX,
})
  .route({
    method: 'POST',
    path: EVIDENCE_UPLOAD_PATH,
    summary: '클레임 자료 올리기',
    tags: ['operatorClaim'],
    spec: (operation) => ({ ...operation, requestBody: UPLOAD_BODY }),
  })
  .errors(formRefusals)
  .output(storedFiles)

export const operatorUploadCalls = { pictures: shown, evidence }
