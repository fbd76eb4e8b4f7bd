import { Callout } from '../../parts/text/Callout.tsx'

/** Stands where the address search would, when it does not come. */
export function AddressSearchFailed() {
  return (
    <Callout tone="danger">
      <p>지금은 주소를 검색할 수 없어요. 직접 입력해 주세요.</p>
    </Callout>
  )
}
