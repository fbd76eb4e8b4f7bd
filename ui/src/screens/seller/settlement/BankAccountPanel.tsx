import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from '../../staff/settlement/Settlement.module.css'
import { BankAccountForm } from './BankAccountForm.tsx'

/** The account that the store is paid to; its owner may change it. */
export function BankAccountPanel() {
  const [isChanging, setChanging] = useState(false)
  const { data } = useSuspenseQuery(staffCalls.sellerSettlement.account.queryOptions())
  const { data: me } = useSuspenseQuery(staffCalls.sellerSession.me.queryOptions())
  const { account } = data
  return (
    <div className={styles.stack}>
      <PageSection title="정산 계좌">
        {account === null ? (
          <p>등록한 정산 계좌가 없어요.</p>
        ) : (
          <FactList
            facts={[
              { label: '은행', value: BANK_LABELS[account.bankCode] },
              { label: '계좌번호', value: account.maskedAccountNumber },
              { label: '예금주', value: account.holderName },
              {
                label: '예금주 확인',
                value: account.checkedAt === null ? '운영자가 확인하고 있어요' : '확인했어요',
              },
              { label: '지급 시작일', value: formatDay(account.payableFrom) },
            ]}
          />
        )}
      </PageSection>
      {me.ownerYn === 'N' ? (
        <Callout>
          <p>정산 계좌는 대표 담당자만 바꿀 수 있어요.</p>
        </Callout>
      ) : null}
      {me.ownerYn === 'Y' && !isChanging ? (
        <div>
          <Button variant="outline" onClick={() => setChanging(true)}>
            {account === null ? '정산 계좌 등록' : '정산 계좌 변경'}
          </Button>
        </div>
      ) : null}
      {isChanging ? <BankAccountForm onSaved={() => setChanging(false)} /> : null}
    </div>
  )
}
