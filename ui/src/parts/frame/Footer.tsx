import { OPERATOR_FACTS } from '@jangteo/core/display/operator.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../action/AppLink.tsx'
import styles from './Footer.module.css'
import { IntermediaryNotice } from './IntermediaryNotice.tsx'
import { memo } from 'react'

const LINKS = [
  { text: '기획전', to: routes.exhibitionList() },
  { text: '혜택', to: routes.benefitList() },
  { text: '이벤트', to: routes.eventList() },
  { text: '특별판매', to: routes.specialSale() },
  { text: '스토어', to: routes.storeList() },
  { text: '카테고리', to: routes.category() },
  { text: '입점 신청', to: routes.sellerApply() },
] as const

/** Ways into the market's parts, and who runs it, as the law asks of every page. Source: domain-rules §5.1. */
export const Footer = memo(function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>장터</p>
        <nav className={styles.links} aria-label="둘러보기">
          {LINKS.map(({ text, to }) => (
            <AppLink key={to} className={styles.link} to={to}>
              {text}
            </AppLink>
          ))}
        </nav>
        <dl className={styles.facts}>
          {OPERATOR_FACTS.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.notice}>
          <IntermediaryNotice />
        </div>
      </div>
    </footer>
  )
})
