import { showDrawings } from '@little-arches/contracts/testing/standalone';
import { FilmScreen } from '../drawings/app/film-screen';
import { ResultScreen } from '../drawings/app/result-screen';
import { TodayScreen } from '../drawings/app/today-screen';
import FiveStones from '../drawings/arches/five-stones.svg?react';
import GrowingArches from '../drawings/arches/growing-arches.svg?react';
import QuestionArch from '../drawings/arches/question-arch.svg?react';
import ThreeWindows from '../drawings/arches/three-windows.svg?react';
import TwoUnderOneArch from '../drawings/arches/two-under-one-arch.svg?react';
import { Drawing } from '../drawings/drawing';
import ArchAtWork from '../drawings/feet/arch-at-work.svg?react';
import FootBridge from '../drawings/feet/foot-bridge.svg?react';
import HeelLines from '../drawings/feet/heel-lines.svg?react';
import RisingFeet from '../drawings/feet/rising-feet.svg?react';
import SneakerInsole from '../drawings/feet/sneaker-insole.svg?react';
import TowelTrain from '../drawings/feet/towel-train.svg?react';
import { HeroScan } from '../drawings/people/hero-scan';
import InesPortrait from '../drawings/people/ines-portrait.svg?react';
import JonasPortrait from '../drawings/people/jonas-portrait.svg?react';
import Parents from '../drawings/people/parents.svg?react';
import Professionals from '../drawings/people/professionals.svg?react';
import StepAgain from '../drawings/people/step-again.svg?react';
import StepPlay from '../drawings/people/step-play.svg?react';
import StepScan from '../drawings/people/step-scan.svg?react';
import Voices from '../drawings/people/voices.svg?react';
import CleanWater from '../drawings/signs/clean-water.svg?react';
import FreeApp from '../drawings/signs/free-app.svg?react';
import Letter from '../drawings/signs/letter.svg?react';
import OnePercent from '../drawings/signs/one-percent.svg?react';
import OpenBook from '../drawings/signs/open-book.svg?react';
import PlainWords from '../drawings/signs/plain-words.svg?react';
import SafeData from '../drawings/signs/safe-data.svg?react';
import YourChoice from '../drawings/signs/your-choice.svg?react';
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
  'Five stones': <Drawing of={FiveStones} />,
  'Growing arches': <Drawing of={GrowingArches} />,
  'Question arch': <Drawing of={QuestionArch} />,
  'Three windows': <Drawing of={ThreeWindows} />,
  'Two under one arch': <Drawing of={TwoUnderOneArch} />,
  'Arch at work': <Drawing of={ArchAtWork} />,
  'Foot bridge': <Drawing of={FootBridge} />,
  'Heel lines': <Drawing of={HeelLines} />,
  'Rising feet': <Drawing of={RisingFeet} />,
  'Sneaker insole': <Drawing of={SneakerInsole} />,
  'Towel train': <Drawing of={TowelTrain} />,
  'Hero scan': <HeroScan />,
  'Ines portrait': <Drawing of={InesPortrait} />,
  'Jonas portrait': <Drawing of={JonasPortrait} />,
  Parents: <Drawing of={Parents} />,
  Professionals: <Drawing of={Professionals} />,
  'Step again': <Drawing of={StepAgain} />,
  'Step play': <Drawing of={StepPlay} />,
  'Step scan': <Drawing of={StepScan} />,
  Voices: <Drawing of={Voices} />,
  'Clean water': <Drawing of={CleanWater} />,
  'Free app': <Drawing of={FreeApp} />,
  Letter: <Drawing of={Letter} />,
  'One percent': <Drawing of={OnePercent} />,
  'Open book': <Drawing of={OpenBook} />,
  'Plain words': <Drawing of={PlainWords} />,
  'Safe data': <Drawing of={SafeData} />,
  'Your choice': <Drawing of={YourChoice} />,
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
