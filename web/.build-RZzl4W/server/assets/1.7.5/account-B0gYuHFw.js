import { t as spaced } from "./spaced-CRrdSvFz.js";
// contract/messages/en/account.ts
var number$1 = (value) => value.toLocaleString("en");
var account$1 = {
	ended: "Your session has ended. Sign in again to continue on this page.",
	newcomer: {
		title: {
			draw: "Create an account to draw this",
			continue: "Create an account to continue"
		},
		inviteCode: "Have an invite code?"
	},
	login: {
		email: "Enter your e-mail address.",
		resetCode: "Enter the code from the e-mail.",
		password: "Enter a new password.",
		confirmPassword: "Enter the new password again.",
		passwordNotMatch: "The two passwords do not match.",
		error: "Login failed",
		allowPopup: "Please allow pop-up windows to continue logging in"
	},
	noGift: {
		title: "Your account is ready",
		line: ({ points }) => `No sign-up points this time. The ${number$1(points)} points are given once per e-mail address or number, and to a limited number of new accounts per network each day.`,
		action: "Continue"
	},
	code: {
		label: "Code",
		send: "Send a code",
		sending: "Sending",
		again: "Send again",
		wait: ({ seconds }) => `Send again in ${seconds}\u00a0s`,
		waitMinutes: ({ minutes }) => `Send again in ${minutes}\u00a0min`,
		sent: ({ email, minutes }) => `If ${email} can receive a code, one is on its way. It expires in ${minutes} minutes.`,
		noMail: "No mail server is set up here. The e-mail is saved in the “mail” folder of the data folder, and its text is in the server log."
	},
	reset: {
		forgot: "Forgot password?",
		title: "Reset password",
		line: "We will e-mail you a code and a link. Use either to set a new password. This signs you out on every device.",
		needsEmail: "Passwords are reset by e-mail. An account with a mobile number needs an e-mail address first.",
		password: "New password",
		confirmPassword: "Repeat new password",
		submit: "Set password",
		done: "Password reset successfully",
		back: "Back to sign-in",
		linkLine: "Choose a new password for your account. This signs you out on every device.",
		linkDone: "Sign in with your new password to continue.",
		linkMissing: "Part of the link is missing. Open it from the e-mail again, or copy the whole link."
	},
	social: {
		declined: ({ provider }) => `${provider} did not allow the sign-in: it was declined there. Try again, or sign in below.`,
		button: ({ provider }) => `Continue with ${provider}`,
		or: {
			email: "or with e-mail",
			mobile: "or with a mobile number"
		},
		title: ({ provider }) => `Sign in with ${provider}`,
		waiting: "Continue in the pop-up window. This page updates by itself.",
		finishing: "Signing you in.",
		cancel: "Cancel",
		popup: {
			loading: "Opening the page.",
			done: "Done. You can close this window.",
			failed: "Sign-in failed. Close this window and try again.",
			close: "Close this window"
		}
	},
	page: {
		guest: "Sign in to see your account.",
		since: ({ date }) => `Joined ${date}`,
		save: "Save",
		saving: "Saving",
		saved: "Saved.",
		cancel: "Cancel",
		change: "Change",
		bind: "Add",
		bound: "In use",
		notBound: "None yet",
		bindEmailNote: "Add an address so that you can reset your password by e-mail.",
		profile: {
			title: "Profile",
			line: "How your team sees you, and how we write to you.",
			name: "Name",
			nameMissing: "Enter a name.",
			language: "E-mail language",
			languages: {
				en: "English",
				zh: "中文"
			},
			timeZone: "Time zone",
			timeZoneHint: "Used for daily totals and plan dates.",
			unset: "Not set"
		},
		signIn: {
			title: "Sign-in",
			line: "How you sign in, and how you recover your account."
		},
		email: {
			title: "E-mail",
			new: "New e-mail address",
			form: "Enter a valid e-mail address.",
			done: "E-mail address confirmed."
		},
		mobile: {
			title: "Mobile number",
			new: "New mobile number",
			missing: "Enter a mobile number.",
			password: "Your password",
			passwordMissing: "Enter your password.",
			needsPassword: "Adding a mobile number needs your password. Set a password first.",
			done: "Mobile number saved."
		},
		password: {
			title: "Password",
			set: "Set",
			isSet: "Set",
			notSet: "Not set",
			current: "Current password",
			currentMissing: "Enter your current password.",
			others: "This signs out your other devices.",
			submit: "Change password",
			submitFirst: "Set password",
			done: "Password changed. Other devices are signed out.",
			doneFirst: "Password set."
		},
		everywhere: {
			title: "Other devices",
			line: "Lost a device, or left one signed in?",
			action: "Sign out everywhere",
			question: "Sign out everywhere?",
			consequence: "Every device is signed out, including this one. Runs continue, and nothing is deleted.",
			done: "Signed out everywhere."
		},
		deletion: {
			title: "Delete account",
			line: "Permanently deletes your account and everything that belongs only to you.",
			action: "Delete account",
			question: "Delete your account for good?",
			goes: "What is deleted",
			going: [
				"Your name, e-mail address, mobile number, sign-in methods, sessions and API keys, immediately.",
				"Teams with no other members: prompts, pictures, audio, videos, documents, chats, uploads and remaining points. Points are not paid out.",
				"Unfinished runs are stopped, and the points held for them are refunded to their team.",
				"Unpaid orders are cancelled."
			],
			stays: "What is kept",
			staying: ["Receipts, orders and the ledger, as long as bookkeeping law requires, without your name.", "What you made in teams with other people: it belongs to the team."],
			founder: "If you founded a team with other people, make one of them its founder first.",
			password: "Your password",
			passwordMissing: "Enter your password.",
			needsPassword: "Deleting your account needs your password. Set one first, under Password.",
			submit: "Delete for good",
			working: "Deleting",
			done: "Your account was deleted."
		},
		owns: {
			title: "Overview",
			line: "What you have in your current team.",
			team: "Team",
			roles: {
				founder: "founder",
				admin: "admin",
				member: "member"
			},
			plan: "Plan",
			editions: {
				free: "Free",
				vip: "Personal",
				team: "Startup",
				com: "Enterprise"
			},
			until: ({ date }) => `until ${date}`,
			ended: ({ date }) => `ended ${date}`,
			points: "Points",
			frozen: ({ points }) => `${number$1(points)} more are frozen`,
			projects: "Projects",
			ofCap: ({ count, cap }) => `${number$1(count)} of ${number$1(cap)}`,
			results: "Creations",
			/** Between two facts on one line. */
			separator: ", ",
			unknown: "Could not be loaded"
		}
	}
};
// contract/messages/zh/account.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/account.ts
/** The account page and the views of the sign-in dialog beyond signing in. Loaded with its area, not with the first page. */
var accountTexts = {
	en: account$1,
	zh: {
		ended: "登录已失效。重新登录后，可接着处理这一页的内容。",
		newcomer: {
			title: {
				draw: "注册账号，画出这张图",
				continue: "注册账号，继续生成"
			},
			inviteCode: "有邀请码？"
		},
		login: {
			email: "请填写邮箱。",
			resetCode: "请填写邮件里的验证码。",
			password: "请填写新密码。",
			confirmPassword: "请再输一次新密码。",
			passwordNotMatch: "两次输入的密码不一致。",
			error: "登录失败",
			allowPopup: "请允许弹出窗口后继续登录"
		},
		noGift: {
			title: "账号已创建",
			line: ({ points }) => `这次没有赠送积分。注册送的 ${number(points)}\u00a0积分，每个邮箱或手机号只有一次，同一网络每天的名额也有限。`,
			action: "继续"
		},
		code: {
			label: "验证码",
			send: "获取验证码",
			sending: "正在发送",
			again: "重新获取",
			wait: ({ seconds }) => `${seconds}\u00a0秒后可重新获取`,
			waitMinutes: ({ minutes }) => `${minutes}\u00a0分钟后可重新获取`,
			sent: ({ email, minutes }) => `如果 ${email} 可以收信，验证码已经发出，${minutes}\u00a0分钟内有效。`,
			noMail: "这里还没有设置邮件服务器：邮件保存在数据目录的 mail 文件夹里，正文也写在服务器日志中。"
		},
		reset: {
			forgot: "忘记密码？",
			title: "重置密码",
			line: "验证码和重置链接会发到你的邮箱，任选一种即可。设置新密码后，所有设备都会退出登录。",
			needsEmail: "密码通过邮箱重置。用手机号注册的账号，需要先绑定邮箱。",
			password: "新密码",
			confirmPassword: "再输一次新密码",
			submit: "设置新密码",
			done: "密码重置成功",
			back: "返回登录",
			linkLine: "为你的账号设置新密码。设置后，所有设备都会退出登录。",
			linkDone: "请使用新密码登录。",
			linkMissing: "链接不完整，请重新打开邮件中的链接，或复制完整链接。"
		},
		social: {
			declined: ({ provider }) => `${provider} 没有允许这次登录：你在那边拒绝了授权。请重试，或用下方的方式登录。`,
			button: ({ provider }) => spaced`用${provider}账号登录`,
			or: {
				email: "或用邮箱登录",
				mobile: "或用手机号登录"
			},
			title: ({ provider }) => spaced`用${provider}账号登录`,
			waiting: "请在小窗口中继续，完成后这里会自动登录。",
			finishing: "正在登录。",
			cancel: "取消",
			popup: {
				loading: "请稍候，页面正在打开。",
				done: "已完成，可以关闭这个窗口。",
				failed: "登录没有成功，请关闭这个窗口后重试。",
				close: "关闭窗口"
			}
		},
		page: {
			guest: "登录后可查看账号。",
			since: ({ date }) => `${date}注册`,
			save: "保存",
			saving: "正在保存",
			saved: "已保存。",
			cancel: "取消",
			change: "更换",
			bind: "绑定",
			bound: "已绑定",
			notBound: "未绑定",
			bindEmailNote: "绑定邮箱后，忘记密码时可以通过邮箱重置。",
			profile: {
				title: "个人资料",
				line: "团队中显示的姓名，以及邮件使用的语言。",
				name: "姓名",
				nameMissing: "请填写姓名。",
				language: "邮件语言",
				languages: {
					en: "English",
					zh: "中文"
				},
				timeZone: "时区",
				timeZoneHint: "用于每日统计和套餐日期。",
				unset: "未设置"
			},
			signIn: {
				title: "登录方式",
				line: "用什么登录，忘记密码时怎么找回。"
			},
			email: {
				title: "邮箱",
				new: "新邮箱",
				form: "邮箱格式不对，请检查。",
				done: "邮箱已绑定。"
			},
			mobile: {
				title: "手机号",
				new: "新手机号",
				missing: "请填写手机号。",
				password: "账号密码",
				passwordMissing: "请填写密码。",
				needsPassword: "绑定手机号要用密码确认，请先设置密码。",
				done: "手机号已绑定。"
			},
			password: {
				title: "密码",
				set: "设置",
				isSet: "已设置",
				notSet: "未设置",
				current: "当前密码",
				currentMissing: "请填写当前密码。",
				others: "修改后，其他设备会退出登录。",
				submit: "修改密码",
				submitFirst: "设置密码",
				done: "密码已修改，其他设备已退出登录。",
				doneFirst: "密码已设置。"
			},
			everywhere: {
				title: "其他设备",
				line: "设备丢了，或在别处忘了退出？",
				action: "退出所有设备",
				question: "要退出所有设备吗？",
				consequence: "所有设备都会退出登录，包括这一台。进行中的任务会继续，不会删除任何内容。",
				done: "已退出所有设备。"
			},
			deletion: {
				title: "注销账号",
				line: "永久删除账号，以及只属于你的全部内容。",
				action: "注销账号",
				question: "要永久注销账号吗？",
				goes: "会删除",
				going: [
					"姓名、邮箱、手机号、登录方式、登录状态和 API 密钥，立即删除。",
					"只有你一个人的团队：提示词、图片、音频、视频、文档、对话和上传的文件，以及剩余积分。积分不能兑现。",
					"进行中的任务会停止，预扣的积分退回所在团队。",
					"未支付的订单会取消。"
				],
				stays: "会保留",
				staying: ["扣费明细、订单和积分流水，按会计法规要求的期限保存，不含你的姓名。", "你在多人团队中做的内容，归团队所有。"],
				founder: "如果你创建的团队里还有其他人，请先把创建者转给其中一位。",
				password: "账号密码",
				passwordMissing: "请填写密码。",
				needsPassword: "注销要用密码确认，请先在“密码”一栏设置密码。",
				submit: "永久注销",
				working: "正在注销",
				done: "账号已注销。"
			},
			owns: {
				title: "概览",
				line: "你在当前团队中的内容。",
				team: "团队",
				roles: {
					founder: "创建者",
					admin: "管理员",
					member: "成员"
				},
				plan: "套餐",
				editions: {
					free: "免费版",
					vip: "个人会员",
					team: "创业团队",
					com: "企业版"
				},
				until: ({ date }) => `${date}到期`,
				ended: ({ date }) => `已于 ${date}到期`,
				points: "积分",
				frozen: ({ points }) => `另有 ${number(points)}\u00a0积分冻结中`,
				projects: "项目",
				ofCap: ({ count, cap }) => `${number(count)} / ${number(cap)}`,
				results: "作品",
				separator: "，",
				unknown: "加载失败"
			}
		}
	}
};
export { accountTexts as t };
