// The primitives of every page.

export { Button, ButtonLink, type ButtonLook } from './ui/button';
export { closeWithOpener } from './ui/close-with-opener';
export { Deferred } from './ui/deferred';
export { Field, TextArea } from './ui/field';
export { formAction, useActionForm } from './ui/form/action-form';
export type { FormFailure } from './ui/form/check-fields';
export { FieldPair } from './ui/form/field-pair';
export { FormErrors } from './ui/form/form-errors';
export { TrapField } from './ui/form/trap-field';
export { useForm } from './ui/form/use-form';
export { useIdempotencyKey } from './ui/form/use-idempotency-key';
export { isEnter } from './ui/is-enter';
export { LEVEL_NAMES, LevelBadge, LevelMark } from './ui/level-badge';
export { levelTone } from './ui/level-tone';
export { Modal } from './ui/modal';
export { NeedsScripts } from './ui/needs-scripts';
export { Notice } from './ui/notice';
export { onOwn } from './ui/on-own';
export { PrintButton } from './ui/print-button';
export { encodeQrCode, type QrCode, QrPicture } from './ui/qr-code';
export { RetryButton } from './ui/retry-button';
export { focusOn, revealFragment, whenThere } from './ui/reveal';
export { useSnapScroller } from './ui/scroller/use-snap-scroller';
export { Skeleton, SkeletonBlock } from './ui/skeleton';
