export enum MailTemplate {
  OrderPaid = 'order-paid',
  PasswordReset = 'password-reset',
}

export interface MailTemplateData {
  [MailTemplate.OrderPaid]: { orderNumber: string; items: string[] };
  [MailTemplate.PasswordReset]: { link: string };
}
