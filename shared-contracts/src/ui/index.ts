// The primitives of every page.

export { Button, ButtonLink, type ButtonLook } from './button';
export { closeWithOpener } from './close-with-opener';
export { Deferred } from './deferred';
export { Field, TextArea } from './field';
export { formAction, useActionForm } from './form/action-form';
export type { FormFailure } from './form/check-fields';
export { FieldPair } from './form/field-pair';
export { FormErrors } from './form/form-errors';
export { TrapField } from './form/trap-field';
export { useForm } from './form/use-form';
export { useIdempotencyKey } from './form/use-idempotency-key';
export { isEnter } from './is-enter';
export { LEVEL_NAMES, LevelBadge, LevelMark } from './level-badge';
export { levelTone } from './level-tone';
export { Modal } from './modal';
export { NeedsScripts } from './needs-scripts';
export { Notice } from './notice';
export { onOwn } from './on-own';
export { PrintButton } from './print-button';
export { encodeQrCode, type QrCode, QrPicture } from './qr-code';
export { RetryButton } from './retry-button';
export { focusOn, revealFragment, whenThere } from './reveal';
export { useSnapScroller } from './scroller/use-snap-scroller';
export { Skeleton, SkeletonBlock } from './skeleton';
