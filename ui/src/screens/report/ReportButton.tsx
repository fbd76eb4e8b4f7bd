import { Siren } from 'lucide-react'
import { Button } from '../../parts/action/Button.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import type { ReportTarget } from './reportData.ts'
import { useReport } from './useReport.tsx'

type ReportButtonProps = {
  readonly target: ReportTarget
  /** Label of the button, which says what is reported. */
  readonly children: string
}

/** The way to report something. */
export function ReportButton({ target, children }: ReportButtonProps) {
  const report = useReport(target)
  return (
    <>
      <Button variant="text" size="s" onClick={report.open}>
        <Icon of={Siren} size="s" />
        {children}
      </Button>
      {report.sheet}
    </>
  )
}
