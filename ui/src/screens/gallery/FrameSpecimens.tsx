import { MemberMenu } from '../../parts/frame/MemberMenu.tsx'
import { DetailHeader } from '../../parts/frame/DetailHeader.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { PageBand, PageSection } from '../../parts/layout/PageSection.tsx'
import { PageTitle } from '../../parts/layout/PageTitle.tsx'
import { SplitPage } from '../../parts/layout/SplitPage.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import { DrawnFrame } from './DrawnFrame.tsx'
import { Specimen } from './Specimen.tsx'

const ROWS = [{ label: '상품금액', value: '39,000원' }] as const

/** Frames of pages: what stands above, below and beside their content. The market's own bars are those of this page. */
export function FrameSpecimens() {
  return (
    <>
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
    </>
  )
}
