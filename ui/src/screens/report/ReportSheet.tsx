import { REPORT_MESSAGES } from '@jangteo/core/report/report.messages'
import { useId } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { DrawerSheet } from '../../parts/dialog/DrawerSheet.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { type ReportTarget, useReportForm, useSendReport } from './reportData.ts'
import { ReportForm } from './ReportForm.tsx'

type ReportSheetProps = { readonly target: ReportTarget; readonly onDismiss: () => void }

/** Asks why something is reported; who reported it before reads so. */
export function ReportSheet({ target, onDismiss }: ReportSheetProps) {
  const formId = useId()
  const toast = useToast()
  const { data, error, refetch } = useReportForm(target)
  const send = useSendReport(target, () => {
    toast({ text: REPORT_MESSAGES.REPORT_RECEIVED() })
    onDismiss()
  })
  const isOpen = data?.reportedYn === 'N'
  return (
    <DrawerSheet
      isOpen
      title="신고하기"
      onDismiss={onDismiss}
      footer={
        isOpen ? (
          <Button type="submit" form={formId} isWide isBusy={send.isPending}>
            신고하기
          </Button>
        ) : undefined
      }
    >
      {error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <FormSkeleton /> : null}
      {data?.reportedYn === 'Y' ? <Callout>{REPORT_MESSAGES.REPORT_DUPLICATE()}</Callout> : null}
      {isOpen ? (
        <ReportForm
          id={formId}
          kind={target.kind}
          reasonList={data.reasonList}
          error={send.error}
          onSend={send.mutate}
        />
      ) : null}
    </DrawerSheet>
  )
}

function FormSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
