import { CLAIM_FAULT_LABELS } from '@jangteo/core/claim/claim.codes'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import {
  CLAIM_REASON_FAULTS,
  CLAIM_REASON_LABELS,
} from '@jangteo/core/claim/request/claimReason.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import {
  asksForEvidence,
  REASON_DETAIL_LENGTH,
  needsDetail,
} from '@jangteo/core/claim/request/claimReason.rules'
import { useLayoutEffect, useState } from 'react'
import { FilePicker } from '../../../parts/file/FilePicker.tsx'
import { PageBand, PageSection } from '../../../parts/layout/PageSection.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import styles from './ClaimRequest.module.css'
import { draftStart, isChoiceLimited, openReasons } from './claimRequestData.ts'
import { draftOf, reasonProblems } from './claimRequestForm.ts'
import { ClaimRequestFrame } from './ClaimRequestFrame.tsx'
import { ClaimRequestSummary } from './ClaimRequestSummary.tsx'
import type { RequestEntry } from './useClaimRequest.ts'

type StepProps = { readonly entry: RequestEntry }

const UPLOADING_TEXT = '파일을 올리고 있어요. 완료된 뒤 다음을 눌러 주세요.'

/** The second step: why, in a word and in the buyer's own, with pictures where they help. */
export function ClaimRequestReason({ entry }: StepProps) {
  const { target, page, form: filled, change, view } = entry
  const { type } = target
  const reasons = openReasons(page, filled)
  const isOpen = filled.reason !== null && reasons.includes(filled.reason)
  const form = isOpen ? filled : { ...filled, reason: null }
  const problemsOf = ({ detail }: { readonly detail: string }) =>
    reasonProblems(type, { reason: form.reason, detail })
  const fields = useFields<'detail'>({ detail: form.detail }, problemsOf)
  const { detail } = fields.values
  const [isUploading, setUploading] = useState(false)
  // Within the event that changed it, so that a reload right after loses nothing.
  useLayoutEffect(() => change({ detail }), [detail, change])
  const submit = () => {
    const { stated, fileIds } = draftOf(draftStart(page), { ...form, detail })
    if (stated !== null) view.explain(stated, fileIds)
  }
  const isNeeded = form.reason !== null && needsDetail(form.reason)
  return (
    <ClaimRequestFrame
      entry={entry}
      fields={{ ...fields, isRight: fields.isRight && !isUploading }}
      onSubmit={submit}
      aside={<ClaimRequestSummary entry={entry} />}
    >
      <PageBand>
        {isChoiceLimited(page, form) ? (
          <p className={styles.hint}>{CLAIM_MESSAGES.CLAIM_WITHDRAWAL_LIMITED()}</p>
        ) : null}
        <RadioGroup
          legend="신청 사유"
          hidesLegend
          look="cards"
          problem={fields.failedCount > 0 ? (problemsOf({ detail }).reason ?? null) : null}
          value={form.reason}
          choices={reasons.map((value) => ({
            value,
            label: <Reason type={type} reason={value} />,
          }))}
          onChange={(reason) => change({ reason })}
        />
        <TextArea
          label={isNeeded ? '상세 사유' : '상세 사유 (선택)'}
          isRequired={isNeeded}
          max={REASON_DETAIL_LENGTH.max}
          placeholder={
            isNeeded
              ? `판매자가 알 수 있게 ${REASON_DETAIL_LENGTH.min}자 이상 입력해 주세요.`
              : '판매자에게 전할 내용이 있으면 입력해 주세요.'
          }
          state={fields.stateOf('detail')}
        />
      </PageBand>
      {type === 'CANCEL' ? null : (
        <Evidence
          entry={entry}
          problem={isUploading && fields.failedCount > 0 ? UPLOADING_TEXT : null}
          onBusy={setUploading}
        />
      )}
    </ClaimRequestFrame>
  )
}

type ReasonProps = { readonly type: RequestableClaimType; readonly reason: ClaimReason }

/** A reason, and whom the delivery's cost falls on with it. */
function Reason({ type, reason }: ReasonProps) {
  return (
    <span className={styles.reason}>
      <span className={styles.reasonName}>{CLAIM_REASON_LABELS[reason]}</span>
      {type === 'CANCEL' ? null : (
        <span className={styles.note}>
          배송비 {CLAIM_FAULT_LABELS[CLAIM_REASON_FAULTS[reason]]}
        </span>
      )}
    </span>
  )
}

type EvidenceProps = StepProps & {
  readonly problem: string | null
  readonly onBusy: (isBusy: boolean) => void
}

/** Pictures of what arrived; asked for where they help, demanded never. */
function Evidence({ entry: { page, form, change }, problem, onBusy }: EvidenceProps) {
  const isAsked = form.reason !== null && asksForEvidence(form.reason)
  return page.evidenceLimits.takesEvidence ? (
    <PageSection title="사진·동영상 (선택)" problem={problem}>
      <p className={styles.hint}>
        {isAsked
          ? '상품과 포장 상태가 보이는 사진을 첨부해 주시면 더 빨리 확인할 수 있어요.'
          : '필요하면 사진이나 동영상을 첨부할 수 있어요.'}
      </p>
      <FilePicker
        label="사진·동영상"
        limits={page.evidenceLimits}
        files={form.files}
        onChange={(update) => change(({ files }) => ({ files: update(files) }))}
        onBusy={onBusy}
      />
    </PageSection>
  ) : null
}
