import type { Setting, WordRow } from '../facts.ts';

/** Places; the words name the ground of the whole picture. */
export const PLACES_IN_WORDS: readonly WordRow<Partial<Setting>>[] = [
  [
    'field|fields|meadow|meadows|grassland|grass|lawn|prairie|countryside|plain|pasture|savanna|hillside|hill|hills',
    '田间|草地|草原|草坪|田野|原野|牧场|乡间|郊外|野外|田园|山坡|草甸|青草|草丛中|大地',
    { place: 'field' },
  ],
  [
    'forest|forests|woods|woodland|jungle|rainforest|grove',
    '森林|树林|丛林|雨林|林间|密林|林中|林子|小树林',
    { place: 'forest' },
  ],
  [
    'mountain|mountains|valley|valleys|peak|peaks|alps|cliff|cliffs|canyon|gorge|mountain range|mountaintop|ridge',
    '山|大山|高山|山峰|群山|山谷|山顶|山脉|峡谷|悬崖|峭壁|山间|山上|雪山|青山|远山|山崖|山水',
    { place: 'mountain' },
  ],
  [
    'lake|lakes|pond|lakeside|west lake|lagoon|swimming pool|pool|oasis',
    '湖|湖面|湖边|池塘|湖泊|湖畔|西湖|荷塘|水塘|湖水|湖中|湖上|水边|水面|泳池|游泳池|绿洲',
    { place: 'lake' },
  ],
  ['sea|ocean|seascape|high seas', '海|大海|海洋|海面|海上|海水|汪洋', { place: 'sea' }],
  [
    'beach|beaches|seaside|seashore|shore|coast|sandy beach|coastline',
    '沙滩|海滩|海边|海岸|岸边|海滨',
    { place: 'beach' },
  ],
  [
    'river|rivers|stream|creek|riverside|riverbank|brook',
    '河|河流|小河|河边|江|江面|江边|小溪|溪流|溪边|河畔|溪水|大河|长江|黄河|江南|寒江',
    { place: 'river' },
  ],
  ['desert|deserts|dune|dunes|sand dunes|sahara', '沙漠|戈壁|沙丘|大漠|荒漠', { place: 'desert' }],
  [
    'snowfield|snowland|arctic|antarctica|tundra|glacier|snowy field|north pole',
    '雪地|雪原|冰原|冰川|北极|南极|冰天雪地|雪野',
    { place: 'snowland' },
  ],
  [
    'village|villages|hamlet|town|small town',
    '村庄|村子|乡村|小镇|山村|村落|古镇|农村|小村庄|渔村|水乡',
    { place: 'village' },
  ],
  [
    'street|streets|alley|alleyway|sidewalk|lane|market|avenue|old street|crosswalk',
    '街|街道|街头|街上|小巷|巷子|马路|大街|胡同|集市|市场|夜市|老街|街角|人行道|马路上|街边',
    { place: 'street' },
  ],
  [
    'city|cities|cityscape|skyline|downtown|metropolis|urban',
    '城市|都市|市中心|天际线|城里|大都市|未来城市',
    { place: 'city' },
  ],
  [
    'garden|gardens|backyard|courtyard|yard|flower bed|greenhouse',
    '花园|庭院|院子|后院|园林|花坛|温室|小院',
    { place: 'garden' },
  ],
  ['park|parks|playground|amusement park', '公园|游乐场|游乐园|操场', { place: 'park' }],
  ['farm|farms|farmland|farmyard|ranch', '农场|农田|农家|农家院|田地|田里', { place: 'farm' }],
  [
    'road|roads|path|highway|trail|country road|footpath',
    '路|道路|小路|公路|路上|小道|乡间小路|路边|山路|小径',
    { place: 'road' },
  ],
  ['harbour|harbor|port|marina|wharf|dockside', '港口|海港|码头|渔港|港湾', { place: 'harbour' }],
  ['rooftop|roof|rooftops', '屋顶|天台|楼顶|房顶', { place: 'rooftop' }],
  [
    'room|living room|indoors|indoor|interior|house interior|attic|hall|inside a house',
    '房间|客厅|室内|屋里|屋内|家里|家中|大厅|阁楼|屋子里',
    { place: 'room' },
  ],
  ['kitchen|kitchens', '厨房', { place: 'kitchen' }],
  ['bedroom|bedrooms', '卧室|寝室|宿舍', { place: 'bedroom' }],
  ['library|libraries|study room', '图书馆|书房|阅览室', { place: 'library' }],
  [
    'cafe|café|coffee shop|restaurant|teahouse|tea house|diner|bar',
    '咖啡馆|咖啡店|咖啡厅|餐厅|茶馆|饭店|餐馆|酒吧|小酒馆|面馆',
    { place: 'cafe' },
  ],
  ['classroom|classrooms|lecture hall', '教室|课堂', { place: 'classroom' }],
  ['office|offices|meeting room|workplace', '办公室|会议室|写字楼', { place: 'office' }],
  ['stage|theater|theatre|concert|concert hall', '舞台|剧院|台上|音乐会|演唱会', { place: 'stage' }],
  [
    'studio|white background|plain background|product shot|product photo|product photography|studio shot|studio background|solid background|packshot',
    '摄影棚|影棚|白底|纯色背景|白色背景|电商图|电商主图|商品主图|主图|产品图|棚拍|商品图|产品摄影|白底图',
    { place: 'studio' },
  ],
  [
    'space|outer space|cosmos|universe|deep space',
    '太空|宇宙|外太空|星空下的宇宙|太空中',
    { place: 'space' },
  ],
  ['lunar surface|surface of the moon|the moon surface', '月球|月球表面|月面', { place: 'moon' }],
  ['mars|alien planet', '火星|外星', { place: 'desert' }],
  [
    'underwater|under the sea|under water|seabed|ocean floor|coral reef|deep sea|under the ocean|bottom of the sea',
    '海底|水下|深海|珊瑚礁|海里|水里|海底世界|水中',
    { place: 'underwater' },
  ],
  ['cave|caves|cavern|grotto', '山洞|洞穴|岩洞|溶洞|洞里', { place: 'cave' }],
  [
    'sky|skies|in the clouds|above the clouds|sea of clouds',
    '天空|空中|天上|云端|云海|高空|蓝天|云层|半空|天空中|天边|夜空',
    { place: 'sky' },
  ],
];

export const TIMES: readonly WordRow<Partial<Setting>>[] = [
  [
    'night|midnight|night stars|dark night|starlit|nighttime|at night|late night|moonlit|moonlight|starry night|starry sky|starry',
    '夜晚|夜|星空下|黑夜|晚上|深夜|夜里|午夜|星空|月夜|月光|月色|夜色|夜幕|半夜|星夜|夜景|月下|夜晚的',
    { time: 'night' },
  ],
  ['night sky', '夜空中', { time: 'night', place: 'sky' }],
  [
    'sunset|golden hour|setting sun|sundown|afterglow',
    '日落|夕阳|晚霞|落日|斜阳|残阳|夕照|日落时分|夕阳西下|余晖',
    { time: 'sunset', light: 'warm' },
  ],
  ['dusk|evening|twilight|nightfall|blue hour', '黄昏|傍晚|暮色|日暮|薄暮', { time: 'dusk' }],
  [
    'dawn|sunrise|daybreak|morning|early morning|first light',
    '清晨|日出|早晨|黎明|拂晓|早上|晨曦|朝阳|朝霞|一大早|晨光|破晓',
    { time: 'dawn' },
  ],
  [
    'day|daytime|noon|midday|daylight|afternoon|sunlight|sunshine|at noon',
    '白天|中午|正午|下午|午后|阳光|日光|大白天|烈日下',
    { time: 'day' },
  ],
  [
    'sunny|clear sky|blue sky|sunny day',
    '晴天|晴朗|晴空|阳光明媚|晴空万里|大晴天|艳阳',
    { weather: 'clear', time: 'day' },
  ],
];

export const WEATHERS: readonly WordRow<Partial<Setting>>[] = [
  [
    'rain|rainy|raining|drizzle|in the rain|rainfall|downpour|heavy rain',
    '雨|下雨|雨天|雨中|细雨|大雨|小雨|雨夜里|春雨|烟雨|暴雨|阴雨|雨里',
    { weather: 'rain' },
  ],
  ['rainy night', '雨夜', { weather: 'rain', time: 'night' }],
  [
    'snow|snowing|snowfall|in the snow|falling snow',
    '雪|下雪|雪天|大雪|飘雪|雪中|雪里|飞雪|漫天飞雪|小雪',
    { weather: 'snow', season: 'winter' },
  ],
  ['blizzard|snowstorm', '暴风雪|暴雪', { weather: 'snow', season: 'winter' }],
  ['snowy night', '雪夜', { weather: 'snow', season: 'winter', time: 'night' }],
  [
    'storm|stormy|thunderstorm|thunder|hurricane|typhoon|tempest',
    '暴风雨|雷雨|风暴|打雷|狂风暴雨|雷电|台风',
    { weather: 'storm' },
  ],
  [
    'fog|foggy|mist|misty|haze|hazy',
    '雾|薄雾|大雾|雾气|雾中|云雾|迷雾|烟雾|雾蒙蒙|晨雾|朦胧|雾霭|云雾缭绕',
    { weather: 'fog' },
  ],
  ['cloudy|overcast|clouds', '多云|阴天|阴沉|乌云|阴云', { weather: 'cloudy' }],
  ['wind|windy|breeze|breezy', '风|微风|大风|刮风|风中|清风|春风|海风|狂风|秋风', { weather: 'wind' }],
];

export const SEASONS: readonly WordRow<Partial<Setting>>[] = [
  ['spring|springtime', '春天|春|春日|春季|初春|阳春', { season: 'spring' }],
  ['summer|summertime', '夏天|夏|夏日|夏季|盛夏|炎夏', { season: 'summer' }],
  [
    'autumn|fall|autumnal|autumn leaves|fall foliage',
    '秋天|秋|秋日|秋季|深秋|金秋|初秋',
    { season: 'autumn' },
  ],
  ['snowy|snow covered|snow capped|snowcapped|frozen', '白雪|积雪|白雪皑皑|冰封', { season: 'winter' }],
  ['winter|wintry|christmas|wintertime', '冬天|冬|冬日|冬季|寒冬|圣诞|圣诞节', { season: 'winter' }],
];

export const LIGHTS: readonly WordRow<Partial<Setting>>[] = [
  ['studio light|studio lighting|softbox', '影棚光|棚拍光|棚灯', { light: 'studio' }],
  ['window light|natural light|morning light', '窗光|自然光', { light: 'window' }],
  [
    'warm light|warm lighting|warm tones|golden light|firelight|cozy light|warm',
    '暖光|暖色|暖色调|温暖|金色阳光|暖阳|暖色光',
    { light: 'warm' },
  ],
  ['neon light|neon lights|neon signs', '霓虹灯|霓虹灯光', { light: 'neon' }],
  [
    'soft light|soft lighting|diffused light|gentle light|soft',
    '柔光|柔和|柔和光线|柔和的光',
    { light: 'soft' },
  ],
  [
    'dramatic light|dramatic lighting|spotlight|backlit|rim light|high contrast|dramatic|chiaroscuro',
    '戏剧光|聚光灯|逆光|强光|侧光|明暗对比',
    { light: 'dramatic' },
  ],
];

/** Details that the renderers draw anyway if the place has them: understood without an effect. */
export const EFFECTS: readonly WordRow<Partial<Setting>>[] = [
  [
    'reflected in|reflected on|reflected|reflecting|reflection|reflections|mirrored in',
    '倒映|倒映在|倒影|映在|映照',
    {},
  ],
];

export const SURFACES: readonly WordRow<Partial<Setting>>[] = [
  [
    'marble|marble surface|marble table|marble countertop|marble slab',
    '大理石|大理石台面|大理石桌面',
    { surface: 'marble' },
  ],
  [
    'wooden surface|wood surface|wooden board|wooden tabletop|wooden floor',
    '木板|木质桌面|木地板|木纹',
    { surface: 'wood' },
  ],
  ['concrete|cement', '水泥|混凝土|水泥地', { surface: 'concrete' }],
  [
    'cloth|linen|tablecloth|linen cloth|silk cloth|satin',
    '布|亚麻|桌布|绸缎|丝绸|亚麻布|绸布',
    { surface: 'cloth' },
  ],
  ['slate|stone slab|stone surface', '石板|青石板|石台', { surface: 'stone' }],
  ['sand', '沙子|沙|细沙', { surface: 'sand' }],
  ['water surface|rippling water|water', '水|水波|涟漪', { surface: 'water' }],
];
