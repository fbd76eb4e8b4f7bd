import { MARKET_EVIDENCE_LIMITS } from '@jangteo/core/dispute/marketEvidence.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { UploadedFile } from '@jangteo/http/upload/sendFiles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { FilePicker } from '../../../parts/file/FilePicker.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { EVIDENCE_UPLOAD_LINK } from '../../staff/staffUploadLink.ts'
import { useCommands } from '../../staff/useCommands.ts'

type AddEvidenceProps = {
  readonly claimId: string
  /** Files that may still be added. */
  readonly left: number
}

/** The way an operator adds evidence to a claim. */
export function AddEvidence({ claimId, left }: AddEvidenceProps) {
  const sheet = useSheet('marketEvidence')
  return (
    <>
      <Button size="s" variant="outline" onClick={sheet.open}>
        자료 첨부
      </Button>
      {sheet.isOpen ? (
        <EvidenceSheet claimId={claimId} left={left} onDismiss={sheet.dismiss} />
      ) : null}
    </>
  )
}

type EvidenceSheetProps = AddEvidenceProps & { readonly onDismiss: () => void }

function EvidenceSheet({ claimId, left, onDismiss }: EvidenceSheetProps) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [isUploading, setUploading] = useState(false)
  const commands = useCommands({ onDone: onDismiss })
  const add = useMutation({
    ...staffCalls.operatorClaim.addEvidence.mutationOptions(),
    ...commands.answered('자료를 첨부했어요.'),
  })
  const filesIdEncryptList = files.map((file) => file.filesIdEncrypt)
  const footer = (
    <Button
      isWide
      isBusy={add.isPending || isUploading}
      disabled={files.length === 0}
      onClick={() => add.mutate({ id: claimId, filesIdEncryptList })}
    >
      첨부
    </Button>
  )
  return (
    <Sheet isOpen title="자료 첨부" onDismiss={onDismiss} footer={footer}>
      <Callout>
        <p>구매자와 판매자 모두에게 보이고, 첨부한 뒤에는 지울 수 없어요.</p>
      </Callout>
      <FilePicker
        label="자료"
        link={EVIDENCE_UPLOAD_LINK}
        limits={{ ...MARKET_EVIDENCE_LIMITS, countMax: left }}
        files={files}
        onChange={setFiles}
        onBusy={setUploading}
      />
      {add.error === null ? null : <Callout tone="danger">{refusalText(add.error)}</Callout>}
    </Sheet>
  )
}
