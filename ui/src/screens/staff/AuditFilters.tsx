import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useNavigate } from '../../lib/router.ts'
import { Button } from '../../parts/action/Button.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import styles from './StaffPage.module.css'

type Filter = 'who' | 'call' | 'target' | 'startDate' | 'endDate'
type AuditFiltersProps = { readonly filters: Readonly<Partial<Record<Filter, string | undefined>>> }

/** Texts that the fields begin with. */
function initialOf(filters: AuditFiltersProps['filters']): Readonly<Record<Filter, string>> {
  const { who = '', call = '', target = '', startDate = '', endDate = '' } = filters
  return { who, call, target, startDate, endDate }
}

const noProblems = () => ({})

/** Filters of the audit log; the URL holds them. */
export function AuditFilters({ filters }: AuditFiltersProps) {
  const navigate = useNavigate()
  const fields = useFields<Filter>(initialOf(filters), noProblems)
  const search = () => {
    const named = Object.entries(fields.values).filter(([, value]) => value.trim() !== '')
    void navigate(operatorRoutes.audit(Object.fromEntries(named)))
  }
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <FormInput state={fields.stateOf('who')} label="담당자" placeholder="operator:1" />
      <FormInput state={fields.stateOf('call')} label="작업" placeholder="approval" />
      <FormInput state={fields.stateOf('target')} label="대상" placeholder="goods:7" />
      <FormInput state={fields.stateOf('startDate')} label="시작일" type="date" />
      <FormInput state={fields.stateOf('endDate')} label="종료일" type="date" />
      <Button type="submit" variant="outline">
        찾기
      </Button>
    </form>
  )
}
