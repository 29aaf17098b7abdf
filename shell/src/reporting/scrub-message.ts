/**
 * Words of a message that may leave the page: those of browsers' own errors and of this project. A message can
 * contain anything, even a child's name, and no rule finds every name; so only certainly technical words are kept.
 * The list contains no common first name.
 */
const KNOWN = new Set(
  `a abort aborted access action addeventlistener after again aggregateerror all allow allowed already an and answer
answered api arrived append appendchild apply argument arguments array as assign assignment async at attempt attribute await
backend bad base be because been before being between bigint blob block blocked body boolean boundary broke broken
browser build built bus but by cache call callable called callback calls can cannot can't cause changed check child
children chunk circular class cleanup client clone closed code come component composition config configuration connect
connection console constructor content context contract convert converting cors could create created cross data date
decode deep defined definition delete denied depth derived destroyed destructure did didn't disconnected div do
document does doesn't dom done due during each effect either element empty encountered end ended endpoint entry error
errors eval event events exceeded exception execute expected export exports expression extensible external failed
failure fetch field file filter find finish first fits flight font for foreach forbidden form found frame from function
gave generator get given global gone got had handler has have header hook hooks host html hydrating hydration id if
image import in incorrect index infinite initial initialization initialized input inside instance instanceof instead
integrity internal invalid invariant is isn't it item iterable iterator its join json key known large last layout lazy
left length less level limit line link list listener load loaded loader loading local lock long lookup loop made main
manifest many map match matching maximum method minified mismatch missing mode module more most mount mounted
must name named navigation need needs network new next no node nodelist non none nonexistent not nothing null number
object of offers offset offline on once one only open operation operator option or order origin other out outside
overflow override own page panel parameter parse parser part pass passed path pattern payload pending permission
policy pop position preload previous primitive private process production promise properties property protocol
prototype provided provides proxy published push put quota raw react read reading readonly ready reason receive
received recursion redeploy reduce ref referenceerror refresh refused regular rejected release reload remote
removechild remove render rendered rendering replace request require required resource response result retry return
returned root route router rule run runtime same schema scope script section security select send sent server
session set setting setter shadow shared shell should side signal size slice slot some something source space split
stack start started state status stopped storage stream string strict style stylesheet subscribe subscriber such super
suspended suspense switch symbol sync syntax syntaxerror table tag take target template text than that the their then
there this threw throw thrown time timed timeout times to token too took tried tries trim true false try type
typeerror types unable unauthorized unclosed undefined unexpected unhandled uninitialized unknown unmounted
unrecognized unsupported until update updating upgrade uri url use used using valid value values variable version
view void wait was wasm were when where which while whole window with within without worker write wrong
yet yield you your zero
400 401 403 404 405 408 409 410 412 413 418 419 421 422 423 425 426 429 431 500 501 502 503 504`.split(/\s+/),
);
/** Matches addresses and similar texts, whose parts can be ordinary words. */
const ADDRESS = /\S*[@?=&/\\]\S*/g;
const WORD = /[\p{L}\p{N}\p{M}_]+(?:['’][\p{L}\p{N}\p{M}_]+)*/gu;
const MOST_READ = 1000;
const MOST_KEPT = 200;

/** Returns the known words of a message, with `…` for everything between them. */
export function scrubMessage(message: string): string {
  const words: string[] = [];
  const text = message.slice(0, MOST_READ).replace(ADDRESS, ' _ ');
  for (const word of text.match(WORD) ?? []) {
    const plain = word.replaceAll('’', "'").toLowerCase();
    if (KNOWN.has(plain)) words.push(plain);
    else if (words.at(-1) !== '…') words.push('…');
  }
  const kept = words.join(' ');
  // Cut between words, because half a word is not on the list.
  const end = kept.length > MOST_KEPT ? kept.lastIndexOf(' ', MOST_KEPT) : kept.length;
  return kept === '…' ? '' : kept.slice(0, end);
}
