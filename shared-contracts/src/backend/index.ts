// The backend: its functions, the tables that two teams read, and how a call fails.

export {
  type Backend,
  type BackendError,
  createBackendError,
  type FunctionAnswer,
  type FunctionName,
  type FunctionRequest,
  failureMessage,
  isBackendError,
} from './backend';
export { deleteAccount } from './functions/account';
export { getProducts } from './functions/catalog';
export { contactMessageSchema, submitContactMessage } from './functions/contact';
export { askForMail } from './functions/mail';
export {
  createPaymentSessionWithEmail,
  type Delivery,
  getPaymentStatus,
  type LineRecipient,
  type PaymentRefusal,
  setDelivery,
} from './functions/payment';
export { getProfileWebsite } from './functions/profile';
export { deliverScan, getSharedScan, importScan, type ScanStored } from './functions/scans';
export { getBlogWebsite } from './functions/stories';
export { parseList, parseShape } from './parse-list';
export { requests } from './requests';
export { tableRows } from './table-rows';
export { birthOf, children, nameAmong, nameInSentence } from './tables/family';
export {
  addressLines,
  countryLine,
  DELIVERY_COLUMNS,
  type Order,
  orderDeliverySchema,
  orders,
  spellOrderNumber,
  subjectOfPaidOrder,
} from './tables/orders';
export { scans } from './tables/scans';
