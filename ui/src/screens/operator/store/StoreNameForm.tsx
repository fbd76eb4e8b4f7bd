import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { SELLER_MESSAGES } from '@jangteo/core/seller/seller.messages'
import { decideStoreName } from '@jangteo/core/store/storeName.rules'
import type { StoreName } from '@jangteo/core/store/storeName.rules'
import { useState } from 'react'
import { useNavigate } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { useStoreMoves } from './useStoreMoves.ts'

function problemsOf(typed: StoreName): Partial<StoreName> {
  const decided = decideStoreName(typed)
  if (decided.ok) return {}
  const field = decided.reason.startsWith('STORE_NAME') ? 'storeName' : 'storeUrl'
  return { [field]: SELLER_MESSAGES[decided.reason]() }
}

/** The name of a store and its URL, which the operator alone changes. */
export function StoreNameForm({ storeName, storeUrl }: StoreName) {
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const { rename } = useStoreMoves(() => setIsAsked(false))
  const fields = useFields({ storeName, storeUrl }, problemsOf)
  /** Goes to the new address even where the form has made room for the one of the renamed store meanwhile. */
  const accept = (reason: string) =>
    void rename.mutateAsync({ id: storeUrl, ...fields.values, reason }).then(
      (next) => navigate(operatorRoutes.store(next.storeUrl), { replace: true }),
      () => undefined,
    )
  return (
    <>
      <Form fields={fields} onSubmit={() => setIsAsked(true)}>
        <FormInput state={fields.stateOf('storeName')} label="스토어 이름" />
        <FormInput
          state={fields.stateOf('storeUrl')}
          label="스토어 주소"
          hint="예전 주소로 들어와도 이 스토어가 열려요."
          autoCapitalize="none"
        />
        <Button type="submit" variant="outline">
          이름·주소 변경
        </Button>
      </Form>
      {isAsked ? (
        <ReasonSheet
          title="이름·주소 변경"
          acceptLabel="변경"
          length={REVIEW_REASON_LENGTH}
          isBusy={rename.isPending}
          error={rename.error}
          onAccept={accept}
          onDismiss={() => setIsAsked(false)}
        />
      ) : null}
    </>
  )
}
