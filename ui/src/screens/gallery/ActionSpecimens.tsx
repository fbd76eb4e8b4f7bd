import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Heart, Search, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from '../../parts/text/Badge.tsx'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { Chip, ChipLink, ChipOpener } from '../../parts/action/Chip.tsx'
import { ChipCount, ChipStrip } from '../../parts/action/ChipStrip.tsx'
import { CopyButton } from '../../parts/action/CopyButton.tsx'
import { cartLabel } from '../../parts/frame/cartLabel.ts'
import { IconButton, IconLink } from '../../parts/action/IconButton.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { ShareButton } from '../../parts/action/ShareButton.tsx'
import { warmSheet } from '../../parts/dialog/Sheet.tsx'
import { Stepper } from '../../parts/field/Stepper.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { Specimen } from './Specimen.tsx'

const PERIODS = ['1개월', '3개월', '6개월', '1년'] as const
const TABS = [
  { key: 'info', label: '상품정보' },
  { key: 'shipping', label: '배송·교환', count: 12 },
  { key: 'seller', label: '판매자 정보' },
] as const

/** Buttons and links. */
export function ActionSpecimens() {
  return (
    <>
      <Specimen name="Button">
        <Button>바로구매</Button>
        <Button variant="outline">장바구니</Button>
        <Button variant="inverse">적용하기</Button>
        <Button variant="quiet">나중에</Button>
        <Button variant="text" size="s">
          변경
        </Button>
        <Button size="s" variant="outline">
          배송조회
        </Button>
        <Button isBusy>결제 중</Button>
        <Button disabled>품절</Button>
        <Button variant="outline" disabled>
          재입고 알림
        </Button>
        <ButtonLink to={routes.home()} variant="outline">
          홈으로 가기
        </ButtonLink>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton icon={Heart} label="찜하기" />
        <IconButton icon={Search} label="검색" variant="floating" />
        <IconButton icon={Heart} label="찜할 수 없음" disabled />
        <IconLink icon={ShoppingBag} label={cartLabel(120)} to={routes.cart()}>
          <CountBadge count={120} />
        </IconLink>
      </Specimen>
      <Specimen name="ShareButton">
        <ShareButton title="장터" path={routes.home()} />
      </Specimen>
      <ChoiceSpecimens />
    </>
  )
}

function ChoiceSpecimens() {
  const toast = useToast()
  const [period, setPeriod] = useState<string>(PERIODS[0])
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('info')
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <Specimen name="Chip">
        {PERIODS.map((name) => (
          <Chip key={name} isSelected={name === period} onSelect={() => setPeriod(name)}>
            {name}
          </Chip>
        ))}
        <Chip isSelected={false} isDisabled onSelect={() => setPeriod('5년')}>
          5년
        </Chip>
        {[false, true].map((isSelected) => (
          <ChipOpener
            key={String(isSelected)}
            isSelected={isSelected}
            onWarm={warmSheet}
            onOpen={() => toast({ text: '가격을 고르는 시트가 열려요.' })}
          >
            가격
          </ChipOpener>
        ))}
        <ChipLink to={lifeRoutes.devOnly()} isCurrent>
          여기
        </ChipLink>
        <ChipLink to={routes.home()} isCurrent={false}>
          홈
        </ChipLink>
      </Specimen>
      <Specimen name="ChipStrip">
        <ChipStrip label="조회 기간">
          {PERIODS.map((name) => (
            <li key={name}>
              <Chip isSelected={name === period} onSelect={() => setPeriod(name)}>
                {name}
                <ChipCount>12</ChipCount>
              </Chip>
            </li>
          ))}
        </ChipStrip>
      </Specimen>
      <Specimen name="Tabs" layout="stack">
        <Tabs label="상품 안내" tabs={TABS} current={tab} onSelect={setTab} />
      </Specimen>
      <Specimen name="Stepper">
        <Stepper
          label="오트 / M"
          quantity={quantity}
          min={1}
          max={3}
          onChange={setQuantity}
          onLimit={(limit) => toast({ text: limit === 'min' ? '1개부터예요.' : '3개까지예요.' })}
        />
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton text="2026112200000001" label="주문번호" />
      </Specimen>
      <MoreSpecimen />
    </>
  )
}

function MoreSpecimen() {
  const toast = useToast()
  const load = () => toast({ text: '다음 상품을 불러올게요.' })
  return (
    <Specimen name="MoreButton" layout="stack">
      <MoreButton isLoading hasFailed={false} load={load} />
      <MoreButton isLoading={false} hasFailed load={load} />
    </Specimen>
  )
}
