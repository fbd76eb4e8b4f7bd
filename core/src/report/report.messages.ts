import type { Messages } from '../decision/decision.rules.ts'
import { WRITE_REASON_LENGTH } from '../staff/writeReason.rules.ts'
import { REPORT_TEXT_LENGTH_MAX, REPORTS_PER_DAY_MAX } from './report.codes.ts'
import type { ReportingRefusal } from './report.rules.ts'
import type { ReportRefusal } from './report.table.gen.ts'

/** Texts around reports. Source: market-rules §5.3. */
export const REPORT_MESSAGES = {
  REPORT_NOT_FOUND: () => '신고를 찾을 수 없어요.',
  REPORT_SUBJECT_NOT_FOUND: () => '삭제되었거나 볼 수 없는 글이에요.',
  REPORT_DUPLICATE: () => '이미 신고했어요.',
  REPORT_OWN: () => '내가 쓴 글은 신고할 수 없어요.',
  REPORT_REASON_REQUIRED: () => '신고 사유를 선택해 주세요.',
  REPORT_TEXT_REQUIRED: () => `신고 내용을 ${REPORT_TEXT_LENGTH_MAX}자 이하로 입력해 주세요.`,
  REPORT_TOO_MANY: () => `신고는 하루에 ${REPORTS_PER_DAY_MAX}번까지 할 수 있어요.`,
  REPORT_RECEIVED: () => '신고를 접수했어요. 확인하고 결과를 알려 드릴게요.',
  REPORT_DECIDED: () => '이미 처리한 신고예요. 새로고침해 주세요.',
  REPORT_DECISION_REQUIRED: () =>
    `처리 사유를 ${WRITE_REASON_LENGTH.min}자 이상 ${WRITE_REASON_LENGTH.max}자 이하로 입력해 주세요.`,
} satisfies Messages & Record<ReportingRefusal | ReportRefusal, () => string>
