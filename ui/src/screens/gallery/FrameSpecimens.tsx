import { MemberMenu } from '../../parts/frame/MemberMenu.tsx'
import { BottomTabs } from '../../parts/frame/BottomTabs.tsx'
import { CategoryLine } from '../../parts/frame/CategoryLine.tsx'
import { DetailHeader } from '../../parts/frame/DetailHeader.tsx'
import { Footer } from '../../parts/frame/Footer.tsx'
import { Header } from '../../parts/frame/Header.tsx'
import { TopTabEntries } from '../../parts/frame/TopTabs.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { PageBand, PageSection } from '../../parts/layout/PageSection.tsx'
import { PageTitle } from '../../parts/layout/PageTitle.tsx'
import { SplitPage } from '../../parts/layout/SplitPage.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { DrawnFrame } from './DrawnFrame.tsx'
import { Specimen } from './Specimen.tsx'

const CART_COUNT = 120
const ROWS = [{ label: '상품금액', value: '39,000원' }] as const

/** Frames of pages: what stands above, below and beside their content. */
export function FrameSpecimens() {
  return (
    <>
      <Specimen name="Header · TopTabs · BottomTabs" layout="stack">
        <DrawnFrame isTall>
          <Header cartCount={0} isLoggedIn={false} isInner={false} />
          <TopTabEntries pathname={routes.home()} />
          <Column>
            <p>비회원이 보는 첫 화면</p>
          </Column>
          <BottomTabs isLoggedIn={false} />
        </DrawnFrame>
        <DrawnFrame isTall>
          <Header cartCount={CART_COUNT} isLoggedIn isInner={false} />
          <CategoryLine />
          <Column>
            <p>장바구니가 가득한 회원이 보는 화면</p>
          </Column>
          <BottomTabs isLoggedIn />
        </DrawnFrame>
      </Specimen>
      <Specimen name="PageHeader" layout="stack">
        <DrawnFrame>
          <PageHeader title="주문내역" />
        </DrawnFrame>
        <DrawnFrame>
          <PageTitle>기획전</PageTitle>
        </DrawnFrame>
        <DrawnFrame>
          <DetailHeader title="이름이 길어서 줄임표로 접히는 상품의 화면 이름이에요" />
        </DrawnFrame>
        <DrawnFrame>
          <DetailHeader title="사진 위의 막대" isOver />
        </DrawnFrame>
      </Specimen>
      <Specimen name="SplitPage · PageBand · Dock" layout="stack">
        <DrawnFrame isTall>
          <SplitPage
            aside={
              <PageSection title="결제금액">
                <AmountRows rows={ROWS} total={{ label: '최종 결제금액', amount: 39_000 }} />
              </PageSection>
            }
            action={<Button isWide>39,000원 결제하기</Button>}
          >
            <PageBand>
              <p>제목이 없는 띠</p>
            </PageBand>
          </SplitPage>
        </DrawnFrame>
      </Specimen>
      <Specimen name="MemberMenu" layout="stack">
        <DrawnFrame>
          <MemberMenu />
        </DrawnFrame>
      </Specimen>
      <Specimen name="Footer" layout="stack">
        <DrawnFrame>
          <Footer />
        </DrawnFrame>
      </Specimen>
    </>
  )
}
