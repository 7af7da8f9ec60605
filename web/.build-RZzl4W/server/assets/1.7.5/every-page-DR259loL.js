import { t as spaced } from "./spaced-CRrdSvFz.js";
// contract/messages/zh/pages.ts
var pages = {
	home: {
		title: "Inkreel：写字成图、修图、做视频，先看价再落笔",
		description: "写字成图，抠图、消除、放大、换风格；给视频做字幕、配音、对口型。价格就写在按钮上，失败积分原数退回。"
	},
	create: {
		title: "开始创作",
		description: "按想做的事挑选 Inkreel 的工具，每个工具都标明所需积分。",
		lead: "挑一件想做的事。每个工具都备好了样例，点击前就能在按钮上看到价格。",
		open: "打开编辑器",
		read: "了解用法"
	},
	about: {
		navigation: "关于 Inkreel",
		updated: ({ date }) => `自 ${date}起生效`,
		terms: {
			title: "服务条款",
			description: "可以怎样使用 Inkreel、积分是什么、我们承担什么责任。"
		},
		privacy: {
			title: "隐私政策",
			description: "Inkreel 保存哪些信息、为什么保存、保存多久、怎样删除。"
		},
		agreement: {
			title: "用户协议",
			description: "使用 Inkreel、生成内容与积分的规则。"
		},
		us: {
			title: "关于我们",
			description: "Inkreel 为什么这样做：明码标价，如实标注，什么都不丢。"
		}
	},
	notFound: {
		title: "页面不存在",
		line: "地址可能有误，或页面已移走。你的内容都还在。",
		home: "返回首页",
		create: "全部工具",
		creations: "我的创作"
	},
	/** At a sample that is laid over what it was made from, on landing pages and in editors. */
	comparison: {
		compare: "拖动对比",
		before: "处理前",
		after: "处理后"
	},
	broken: {
		title: "页面出错了",
		line: "页面显示时出了问题。已经开始的任务会继续，结果保存在“我的创作”里。",
		unloaded: {
			title: "加载失败",
			line: "请检查网络后重试。"
		},
		reload: "重新加载",
		details: "详细信息",
		copy: "复制"
	}
};
// contract/messages/zh/shell.ts
var number$1 = (value) => value.toLocaleString("zh-CN");
var shell = {
	skip: "跳到正文",
	home: "Inkreel 首页",
	menu: "菜单",
	navigation: "主导航",
	images: "图片",
	videos: "视频",
	groups: {
		generate: "生成",
		editing: "编辑",
		enhance: "增强",
		sync: "口型",
		translate: "翻译"
	},
	create: "开始创作",
	myCreation: "我的创作",
	pricing: "价格",
	credits: "积分明细",
	signIn: "登录",
	signOut: "退出登录",
	signedOut: "已退出登录。",
	studio: "进入工作室",
	account: ({ name, initials }) => spaced`${initials}，${name}的账号`,
	points: ({ points }) => `${number$1(points)}\u00a0积分`,
	price: ({ points, per5s }) => points === 0 ? "免费" : `${number$1(points)}\u00a0积分${per5s ? " / 5\xA0秒" : ""}`,
	pointsLink: ({ points }) => `${number$1(points)}\u00a0积分，查看明细`,
	otherLanguage: "English",
	theme: "外观",
	themes: {
		system: "跟随系统",
		light: "浅色",
		dark: "深色"
	},
	close: "关闭",
	contact: "联系我们",
	footer: {
		line: "图片与视频创作工作室。每个文件都标明来源。",
		tools: "工具",
		studio: "工作室",
		about: "关于",
		api: "API",
		copyright: ({ year }) => `© ${year} Inkreel`
	},
	needsModel: "需要 AI 模型，这里暂不可用",
	loading: "加载中",
	offline: "当前离线。现在开始的任务会保留，恢复联网后自动发送。",
	retry: "重试"
};
// contract/messages/zh/sign-in.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/zh/every-page.ts
var everyPage = {
	pages,
	shell,
	signIn: {
		account: "账号",
		login: "登录",
		register: "注册账号",
		email: "邮箱",
		mobile: "手机号",
		password: "密码",
		showPassword: "显示密码",
		hidePassword: "隐藏密码",
		passwordHint: ({ minimum }) => `至少 ${minimum}\u00a0个字符`,
		inviteCode: "邀请码",
		optional: "选填",
		newHere: "还没有账号？",
		giftIncluded: ({ points }) => `，送 ${number(points)}\u00a0积分`,
		haveAccount: "已有账号？",
		working: "请稍候",
		policiesLogin: "登录即表示同意",
		policiesRegister: "注册即表示同意",
		policiesAnd: "和",
		policiesEnd: "。",
		policies: {
			"terms-of-service": "《服务条款》",
			"privacy-policy": "《隐私政策》",
			"user-agreement": "《用户协议》"
		},
		missing: {
			email: "请填写邮箱。",
			emailForm: "邮箱格式不对，请检查。",
			mobile: "请填写手机号。",
			password: "请填写密码。"
		},
		welcome: ({ name }) => `已登录：${name}`,
		picture: "江上小舟，渔翁垂钓",
		pictureFacts: "水墨，内置引擎绘制"
	},
	styles: {
		ultra_realistic: "超写实",
		movie_stills: "电影剧照",
		picture_book: "绘本",
		anime: "动漫",
		"3d_cartoon": "3D 卡通",
		water_ink: "水墨",
		ukiyo_e: "浮世绘",
		retro_comics: "复古漫画",
		cyberpunk: "赛博朋克"
	}
};
export { everyPage };
