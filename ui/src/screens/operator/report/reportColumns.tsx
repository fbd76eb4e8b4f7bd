import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import {
  REPORT_KIND_LABELS,
  REPORT_REASON_LABELS,
  REPORT_STATE_LABELS,
} from '@jangteo/core/report/report.codes'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import type { ReportData } from './reportFilter.ts'
import { ReportActions } from './ReportActions.tsx'

/** Columns of the operators' table of reports. */
export const REPORT_COLUMNS: readonly DataColumn<ReportData>[] = [
  {
    key: 'subject',
    header: '대상',
    isTitle: true,
    cell: ({ goodsId, goodsName, storeName, kindEnum, excerpt, subjectCount }) => (
      <div className={styles.cell}>
        <AppLink className={styles.link} to={operatorRoutes.goodsReview(goodsId)}>
          {goodsName}
        </AppLink>
        <span className={styles.soft}>
          {storeName} · {REPORT_KIND_LABELS[kindEnum]}
          {subjectCount > 1 ? ` · 신고 ${subjectCount}건` : ''}
        </span>
        {kindEnum === 'GOODS' ? null : <span>{excerpt}</span>}
      </div>
    ),
  },
  {
    key: 'reason',
    header: '사유',
    cell: ({ reportReasonEnum, text }) => (
      <div className={styles.cell}>
        {REPORT_REASON_LABELS[reportReasonEnum]}
        {text === null ? null : <span className={styles.soft}>{text}</span>}
      </div>
    ),
  },
  {
    key: 'reporter',
    header: '신고한 분',
    cell: ({ maskedId, storeName, reportedAt }) => (
      <div className={styles.cell}>
        {maskedId ?? `판매자 ${storeName}`}
        <span className={styles.soft}>{formatDateTime(Date.parse(reportedAt))}</span>
      </div>
    ),
  },
  {
    key: 'decision',
    header: '처리',
    cell: (report) =>
      report.decision === null ? (
        <ReportActions report={report} />
      ) : (
        <div className={styles.cell}>
          {REPORT_STATE_LABELS[report.stateEnum]} · {report.decision.reason}
          <span className={styles.soft}>
            {formatDateTime(Date.parse(report.decision.decidedAt))}
          </span>
        </div>
      ),
  },
]
