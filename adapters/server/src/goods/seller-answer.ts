type SellerRow = {
  readonly company_name: string
  readonly representative_name: string
  readonly business_number: string
  readonly mail_order_number: string
  readonly phone: string
  readonly email: string
  readonly business_address: string
  readonly return_address: string
}

/** Who sells, as the law wants it shown. Source: domain-rules §5.1. */
export function toSellerAnswer(row: SellerRow) {
  return {
    companyName: row.company_name,
    representativeName: row.representative_name,
    businessNumber: row.business_number,
    mailOrderNumber: row.mail_order_number,
    phone: row.phone,
    email: row.email,
    businessAddress: row.business_address,
    returnAddress: row.return_address,
  }
}
