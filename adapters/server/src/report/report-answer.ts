import type { reportRow } from '@jangteo/contract/report/report.schemas'
import { hideLoginId } from '@jangteo/core/member/mask.rules'
import type { ListedReportRow } from '@jangteo/postgres/report/report.store'
import type { z } from 'zod'
import type { WireIdCodec } from '../wire/wire-ids.ts'

/** Maps a report as operators see it; a member who reported is masked. */
export function toReportAnswer(
  row: ListedReportRow,
  wireIds: WireIdCodec,
): z.output<typeof reportRow> {
  return {
    reportIdEncrypt: wireIds.seal('report', row.id),
    kindEnum: row.kind,
    goodsId: row.goods_id,
    goodsName: row.goods_name,
    storeName: row.store_name,
    excerpt: row.excerpt,
    reportReasonEnum: row.reason,
    text: row.words,
    maskedId: row.store_id === null ? hideLoginId(row.login_id) : null,
    reportedAt: row.reported_at.toISOString(),
    stateEnum: row.state,
    decision:
      row.decision === null
        ? null
        : { reason: row.decision, decidedAt: row.state_changed_at.toISOString() },
    subjectCount: row.subject_count,
  }
}
