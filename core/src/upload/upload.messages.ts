import type { Messages } from '../decision/decision.rules.ts'
import type { UploadCode } from './upload.codes.ts'
import type { UploadFigures } from './upload.rules.ts'

type UploadTexts = { readonly [Code in UploadCode]: (params: UploadFigures[Code]) => string }

/** Texts of files that are refused or did not arrive. Source: spec §5, §8, domain-rules §7.5. */
export const UPLOAD_MESSAGES = {
  FILE_COUNT_EXCEEDED: ({ max }) => `파일은 최대 ${max}개까지 첨부할 수 있어요.`,
  FILE_FORMAT_UNSUPPORTED: () => '지원하지 않는 파일 형식이에요.',
  FILE_TOO_LARGE: ({ megabytes }) => `파일 하나의 크기는 ${megabytes}MB 이하여야 해요.`,
  FILES_TOO_LARGE: ({ megabytes }) => `전체 크기는 ${megabytes}MB 이하여야 해요.`,
  FILE_PIXELS_EXCEEDED: ({ megapixels }: { readonly megapixels: number }) =>
    `사진은 ${megapixels * 100}만 화소까지 첨부할 수 있어요.`,
  FILE_PROCESSING_BUSY: () =>
    '지금은 이용자가 많아 사진을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  FILE_PROCESSING_FAILED: () => '파일을 처리하는 중 오류가 발생했어요.',
  FILE_NOT_FOUND: () => '첨부한 파일을 찾을 수 없어요. 다시 첨부해 주세요.',
  FILE_UPLOAD_FAILED: () => '파일 업로드 중 오류가 발생했어요.',
  THUMBNAIL_CANVAS_MISSING: () => '동영상 미리보기를 만들지 못했어요.',
  THUMBNAIL_VIDEO_FAILED: () => '동영상을 불러오지 못했어요.',
} satisfies Messages & UploadTexts

const TEXTS: UploadTexts = UPLOAD_MESSAGES

/** Text for refused files. Source: domain-rules §7.5. */
export function uploadRefusalText<Code extends UploadCode>(refusal: {
  readonly reason: Code
  readonly params: UploadFigures[Code]
}): string {
  return TEXTS[refusal.reason](refusal.params)
}
