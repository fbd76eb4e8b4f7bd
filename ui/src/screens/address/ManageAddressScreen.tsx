import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import { decideAddressAdded } from '@jangteo/core/address/address.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { MapPinPlus } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { useFocusOn } from '../../lib/useFocusOn.ts'
import { useSheet } from '../../lib/useSheet.ts'
import { Button } from '../../parts/action/Button.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import styles from './Address.module.css'
import type { SavedAddress } from './addressBook.ts'
import { AddressSheet } from './AddressSheet.tsx'
import { AddressText } from './AddressText.tsx'

/** The member's address book, the default address first. */
export function ManageAddressScreen() {
  return (
    <>
      <title>배송지 관리 - 장터</title>
      <PageHeader title="배송지 관리" width="page" />
      <MemberOnly subject="저장한 배송지" skeleton={<AddressSkeleton />}>
        <AddressBook />
      </MemberOnly>
    </>
  )
}

function AddressBook() {
  const calls = useCalls()
  const toast = useToast()
  const sheet = useSheet('newAddress')
  const { data } = useSuspenseQuery(calls.address.list.queryOptions())
  const { length: count } = data.content
  const book = useFocusOn<HTMLElement>(count, { onlyWhenLost: true })
  const add = () => {
    const decision = decideAddressAdded(count)
    if (decision.ok) sheet.open()
    else toast({ text: ADDRESS_MESSAGES[decision.reason]() })
  }
  return (
    <section ref={book} tabIndex={-1} aria-label="저장한 배송지">
      {count === 0 ? (
        <EmptyState
          icon={MapPinPlus}
          title="저장한 배송지가 없어요"
          text="자주 쓰는 배송지를 저장하면 주문할 때 바로 선택할 수 있어요."
        >
          <Button onClick={add}>새 배송지 추가</Button>
        </EmptyState>
      ) : (
        <Column width="page">
          <div className={styles.head}>
            <p className={styles.count}>배송지 {count}개</p>
            <Button size="s" onClick={add}>
              새 배송지 추가
            </Button>
          </div>
          <ul className={styles.list}>
            {data.content.map((address) => (
              <AddressItem key={address.buyerAddressIdEncrypt} address={address} />
            ))}
          </ul>
        </Column>
      )}
      <AddressSheet
        isOpen={sheet.isOpen}
        address={null}
        onDismiss={sheet.dismiss}
        onSaved={sheet.dismiss}
      />
    </section>
  )
}

function useRemoveAddress(address: SavedAddress) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const remove = useMutation(
    calls.address.remove.mutationOptions({
      onSuccess: () => toast({ text: '배송지를 삭제했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.address.key() }),
    }),
  )
  const ask = async () => {
    const title = `'${address.name}' 배송지를 삭제할까요?`
    if (await confirm({ title, acceptLabel: '삭제' })) {
      remove.mutate({ id: address.buyerAddressIdEncrypt })
    }
  }
  return { ask, isPending: remove.isPending }
}

function AddressItem({ address }: { readonly address: SavedAddress }) {
  const sheet = useSheet(`address-${address.buyerAddressIdEncrypt}`)
  const remove = useRemoveAddress(address)
  return (
    <li className={styles.card}>
      <AddressText address={address} />
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="s"
          aria-label={`${address.name} 수정`}
          onClick={() => sheet.open()}
        >
          수정
        </Button>
        <Button
          variant="outline"
          size="s"
          aria-label={`${address.name} 삭제`}
          isBusy={remove.isPending}
          onClick={() => void remove.ask()}
        >
          삭제
        </Button>
      </div>
      <AddressSheet
        isOpen={sheet.isOpen}
        address={address}
        onDismiss={sheet.dismiss}
        onSaved={sheet.dismiss}
      />
    </li>
  )
}

function AddressSkeleton() {
  return (
    <SkeletonPage>
      <Column width="page">
        <div className={styles.head}>
          <Skeleton width="third" />
        </div>
        <div className={styles.list}>
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className={styles.card}>
              <div className={styles.text}>
                <Skeleton width="third" />
                <Skeleton width="half" />
                <Skeleton />
              </div>
              <Skeleton shape="control" width="half" />
            </div>
          ))}
        </div>
      </Column>
    </SkeletonPage>
  )
}
