import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { Phone } from 'lucide-react'
import { CopyButton } from '../../parts/action/CopyButton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './Tracking.module.css'
import type { ShipmentData } from './trackingData.ts'

type PhoneLinkProps = { readonly label: string; readonly phone: string }

function PhoneLink({ label, phone }: PhoneLinkProps) {
  return (
    <a className={styles.phone} href={`tel:${phone.replaceAll('-', '')}`}>
      <Icon of={Phone} size="s" />
      <span>{label}</span>
      <strong className={styles.phoneNumber}>{phone}</strong>
    </a>
  )
}

/** Carrier and number of the parcel, and whom to call; where nobody but the seller knows, the seller. */
export function CarrierSection({ shipment }: { readonly shipment: ShipmentData }) {
  const { carrier, invoice, store } = shipment
  return (
    <PageSection title={carrier.name}>
      {invoice === null ? null : (
        <div className={styles.invoice}>
          <p>
            <span className={styles.invoiceName}>송장번호</span>{' '}
            <span className={styles.invoiceNumber}>{formatInvoiceNumber(invoice)}</span>
          </p>
          <CopyButton text={invoice} label="송장번호" />
        </div>
      )}
      {carrier.phone === null ? null : <PhoneLink label="택배사 문의" phone={carrier.phone} />}
      <PhoneLink label={`${store.storeName} 문의`} phone={store.phone} />
    </PageSection>
  )
}
