import { showDrawings } from 'shared-contracts/testing/standalone';
import { FilmScreen } from '../drawings/app/film-screen';
import { ResultScreen } from '../drawings/app/result-screen';
import { TodayScreen } from '../drawings/app/today-screen';
import { FiveStones } from '../drawings/arches/five-stones';
import { GrowingArches } from '../drawings/arches/growing-arches';
import { QuestionArch } from '../drawings/arches/question-arch';
import { ThreeWindows } from '../drawings/arches/three-windows';
import { TwoUnderOneArch } from '../drawings/arches/two-under-one-arch';
import { ArchAtWork } from '../drawings/feet/arch-at-work';
import { FootBridge } from '../drawings/feet/foot-bridge';
import { HeelLines } from '../drawings/feet/heel-lines';
import { RisingFeet } from '../drawings/feet/rising-feet';
import { SneakerInsole } from '../drawings/feet/sneaker-insole';
import { TowelTrain } from '../drawings/feet/towel-train';
import { HeroScan } from '../drawings/people/hero-scan';
import { InesPortrait } from '../drawings/people/ines-portrait';
import { JonasPortrait } from '../drawings/people/jonas-portrait';
import { Parents } from '../drawings/people/parents';
import { Professionals } from '../drawings/people/professionals';
import { StepAgain } from '../drawings/people/step-again';
import { StepPlay } from '../drawings/people/step-play';
import { StepScan } from '../drawings/people/step-scan';
import { Voices } from '../drawings/people/voices';
import { CleanWater } from '../drawings/signs/clean-water';
import { FreeApp } from '../drawings/signs/free-app';
import { Letter } from '../drawings/signs/letter';
import { OnePercent } from '../drawings/signs/one-percent';
import { OpenBook } from '../drawings/signs/open-book';
import { PlainWords } from '../drawings/signs/plain-words';
import { SafeData } from '../drawings/signs/safe-data';
import { YourChoice } from '../drawings/signs/your-choice';
import { ExampleReport } from '../pages/home/example-report';
import { ClipStill } from '../pages/single-service/clip-still';
import { Cards } from '../template/artwork/cards';
import { FloorSigns } from '../template/artwork/floor-signs';
import { Leaflet } from '../template/artwork/leaflet';
import { PhonePath } from '../template/artwork/phone-path';
import { Posters } from '../template/artwork/posters';
import { ShoeBox } from '../template/artwork/shoe-box';
import { ToteBag } from '../template/artwork/tote-bag';
import { Website } from '../template/artwork/website';
import { Portrait } from '../template/portrait';

const hairs = ['bun', 'short', 'long', 'curls', 'scarf', 'beard'] as const;

showDrawings('Marketing', {
  'Film screen': <FilmScreen />,
  'Result screen': <ResultScreen />,
  'Today screen': <TodayScreen />,
  'Five stones': <FiveStones />,
  'Growing arches': <GrowingArches />,
  'Question arch': <QuestionArch />,
  'Three windows': <ThreeWindows />,
  'Two under one arch': <TwoUnderOneArch />,
  'Arch at work': <ArchAtWork />,
  'Foot bridge': <FootBridge />,
  'Heel lines': <HeelLines />,
  'Rising feet': <RisingFeet />,
  'Sneaker insole': <SneakerInsole />,
  'Towel train': <TowelTrain />,
  'Hero scan': <HeroScan />,
  'Ines portrait': <InesPortrait />,
  'Jonas portrait': <JonasPortrait />,
  Parents: <Parents />,
  Professionals: <Professionals />,
  'Step again': <StepAgain />,
  'Step play': <StepPlay />,
  'Step scan': <StepScan />,
  Voices: <Voices />,
  'Clean water': <CleanWater />,
  'Free app': <FreeApp />,
  Letter: <Letter />,
  'One percent': <OnePercent />,
  'Open book': <OpenBook />,
  'Plain words': <PlainWords />,
  'Safe data': <SafeData />,
  'Your choice': <YourChoice />,
  'Example report': <ExampleReport />,
  'Still of the clip': <ClipStill />,
  Cards: <Cards />,
  'Floor signs': <FloorSigns />,
  Leaflet: <Leaflet />,
  'Phone path': <PhonePath />,
  Posters: <Posters />,
  'Shoe box': <ShoeBox />,
  'Tote bag': <ToteBag />,
  Website: <Website />,
  ...Object.fromEntries(
    hairs.flatMap((hair) =>
      (['skin', 'deep-skin'] as const).map((skin) => [
        `Portrait, ${hair}, ${skin}`,
        <Portrait key={skin} look={{ skin, hair, hairColor: 'teal', shirt: 'coral', ground: 'sun-soft' }} />,
      ]),
    ),
  ),
});
